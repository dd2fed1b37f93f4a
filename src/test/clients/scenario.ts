/* The generated TypeScript client against a running service: legal moves, the best move, and why a move is not legal. */
import { Configuration, RulesApi, SearchApi, ResponseError } from './client';

function check(holds: boolean, what: unknown): void {
  if (!holds) throw new Error(`FAILED: ${JSON.stringify(what)}`);
}

async function play(basePath: string): Promise<void> {
  const configuration = new Configuration({ basePath, headers: { 'Accept-Language': 'pl' } });
  const rules = new RulesApi(configuration), search = new SearchApi(configuration);

  const legal = await rules.findLegalMoves({ legalMovesRequest: { game: { position: 'W:WK4:B13,20,32,37' } } });
  check(legal.mustCapture && legal.total === 2, legal);

  const best = await search.findBestMoves({ bestMovesRequest: { game: { position: 'W:W26,31:B17,22,8' }, limits: { nodes: 20000 }, seed: 1 } });
  check(best.bestMove.notation === '31-27', best);

  const refused = await rules.checkMove({ moveCheckRequest: { game: { position: 'W:W37,48:B12,22,31,32' }, move: '37x26' } });
  const [reason] = refused.reasons;
  check(!refused.legal && reason.code === 'MORE_CAPTURES_AVAILABLE', refused);
  check(reason.message.includes('Zagraj 37x28x17x8'), reason);

  const problem = await rules.findLegalMoves({ legalMovesRequest: { game: { position: 'W:W51:B1' } } }).then(
    () => undefined,
    async (error: ResponseError) => ({ status: error.response.status, ...(await error.response.json()) }),
  );
  check(problem?.status === 400 && problem.errors[0].pointer === '#/game/position', problem);
  console.log(`typescript: ${legal.total} moves, best ${best.bestMove.notation}, refused: ${reason.message}`);
}

play(process.argv[2]).catch((error) => { console.error(error); process.exit(1); });

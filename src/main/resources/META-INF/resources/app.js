/* The page: a person plays against the service, or two people against each other. It keeps the game; the service keeps nothing. */
import { TEXTS } from './texts.js';
import { Service, Trouble } from './service.js';
import { THEMES } from './damka-board.js';

const $ = (id) => document.getElementById(id);
const LEVELS = 10, THINK_MS = 800, HINT_MS = 1500;
const STARTS = { international: 'W:W31-50:B1-20', brazilian: 'W:W21-32:B1-12' };
const service = new Service($('calls'));

/** The whole game: what the address holds. Moves are ids of the service, so they name exactly one move each. */
const game = { variant: 'international', ruleset: '', start: '', moves: [], white: 'person', black: '3' };
let language = localLanguage(), now = null, thinking = null, flipped = false;

function localLanguage() {
  const wanted = new URLSearchParams(location.hash.slice(1)).get('lang') || navigator.language || 'en';
  return wanted.startsWith('pl') ? 'pl' : 'en';
}
const text = () => TEXTS[language];

function fill(select, entries, chosen) {
  select.replaceChildren(...entries.map(([value, label]) => new Option(label, value, false, value === chosen)));
}

function say(id, words) { $(id).textContent = words || ''; }

function translate() {
  document.documentElement.lang = language;
  service.language = language;
  $('board').setAttribute('lang', language);
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = text()[element.dataset.text];
  for (const element of document.querySelectorAll('[data-label]')) element.setAttribute('aria-label', text()[element.dataset.label]);
  for (const button of document.querySelectorAll('[data-language]')) button.setAttribute('aria-pressed', button.dataset.language === language);
  const players = [['person', text().person], ...Array.from({ length: LEVELS }, (_, i) => [`${i + 1}`, `${text().level} ${i + 1}`])];
  fill($('white'), players, game.white);
  fill($('black'), players, game.black);
  fill($('variant'), ['international', 'brazilian'].map((id) => [id, text()[id]]), game.variant);
  fill($('theme'), Object.keys(THEMES).map((id) => [id, text()[id]]), $('theme').value || 'classic');
  fill($('coords'), ['numbers', 'algebraic', 'none'].map((id) => [id, text()[id]]), $('coords').value || 'numbers');
}

async function listRulesets() {
  const answer = await service.get('/v1/rulesets');
  const fitting = answer.rulesets.filter((set) => set.variants.includes($('variant').value));
  const chosen = fitting.some((set) => set.id === game.ruleset) ? game.ruleset : fitting[0].id;
  fill($('ruleset'), fitting.map((set) => [set.id, set.name]), chosen);
}

function wire() {
  const input = { variant: game.variant, start: game.start || STARTS[game.variant], moves: game.moves };
  if (game.ruleset) input.ruleset = game.ruleset;
  return input;
}

/** Asks the service where the game stands and shows it. */
async function refresh() {
  stopThinking();
  now = await service.post('/v1/outcomes', { game: wire() });
  show();
  remember();
  await reply();
}

function show() {
  const board = $('board'), position = now.position, last = game.moves.at(-1);
  board.setAttribute('variant', game.variant);
  board.setAttribute('fen', position.fen);
  board.setAttribute('state', now.state);
  board.setAttribute('orientation', flipped ? 'black' : 'white');
  board.setAttribute('coords', $('coords').value);
  board.removeAttribute('mark');
  board.toggleAttribute('legal', now.status === 'ongoing' && player() === 'person');
  if (last) board.setAttribute('last', last.split(/[-x]/).slice(0, 2).join(',')); else board.removeAttribute('last');
  for (const each of document.querySelectorAll('damka-board')) each.setAttribute('theme', $('theme').value);
  say('status', now.status === 'ongoing' ? text().toMove[position.sideToMove] : `${now.message ?? ''} ${now.result}`);
  listMoves();
  listCounters();
  $('fen').value = position.fen;
  $('undo').disabled = game.moves.length === 0;
  $('hint').disabled = now.status !== 'ongoing';
}

function listMoves() {
  const black = /^\s*B/i.test(game.start), said = game.moves.map((id) => id.replace(/^(\d+x\d+)x.*/, '$1')), rows = [];
  if (black) said.unshift('…');
  for (let i = 0; i < said.length; i += 2) {
    const row = document.createElement('li');
    for (const move of said.slice(i, i + 2)) { const cell = document.createElement('span'); cell.textContent = move; row.append(cell); }
    rows.push(row);
  }
  $('moves').replaceChildren(...rows);
  $('moves').scrollTop = $('moves').scrollHeight;
}

function listCounters() {
  const rules = (now.rules ?? []).map((rule) => {
    const row = document.createElement('li');
    row.textContent = `${rule.name ?? rule.id}: ${rule.known ? rule.count : text().unknown} / ${rule.limit}`;
    return row;
  });
  if (rules.length === 0) { const row = document.createElement('li'); row.textContent = text().none_counters; rules.push(row); }
  $('counters').replaceChildren(...rules);
}

/** The address keeps the whole game: opening it again brings the game back. */
function remember() {
  const parts = new URLSearchParams({ v: game.variant, r: game.ruleset, w: game.white, b: game.black, lang: language });
  if (game.start) parts.set('start', game.start);
  if (game.moves.length) parts.set('moves', game.moves.join('_'));
  parts.set('state', now.state);
  history.replaceState(null, '', '#' + parts);
}

async function recall() {
  const parts = new URLSearchParams(location.hash.slice(1));
  game.variant = parts.get('v') === 'brazilian' ? 'brazilian' : 'international';
  game.ruleset = parts.get('r') || '';
  game.start = parts.get('start') || '';
  game.moves = (parts.get('moves') || '').split('_').filter(Boolean);
  game.white = parts.get('w') || 'person';
  game.black = parts.get('b') || '3';
  if (parts.get('state') && !parts.get('moves') && !parts.get('v')) {
    // A link of somebody else's program: the token alone. It becomes the start of the game that is played on from here.
    const answer = await service.post('/v1/outcomes', { game: { state: parts.get('state') } });
    game.variant = answer.variant ?? game.variant;
    game.start = answer.position.fen;
  }
}

const player = () => game[now.position.sideToMove];

async function playMove(id) {
  say('why', '');
  game.moves = [...game.moves, id];
  await refresh();
}

/** A move as a person typed or clicked it: played where it is legal, explained where it is not. */
async function tryMove(move) {
  const check = await service.post('/v1/move-checks', { game: wire(), move });
  if (check.legal) { await playMove(check.move.id); return true; }
  if (check.resolution === 'prefix' && check.completion) { await playMove(check.completion.id); return true; }
  explain(check);
  return false;
}

function explain(check) {
  say('why', check.reasons.map((reason) => reason.message).filter(Boolean).join(' '));
  const squares = check.reasons[0]?.squares ?? [];
  if (squares.length) $('board').setAttribute('mark', squares.join(','));
}

function stopThinking() { thinking?.abort(); thinking = null; }

async function reply() {
  if (now.status !== 'ongoing' || player() === 'person') return;
  const mine = (thinking = new AbortController());
  say('status', text().thinking);
  const answer = await service.stream('/v1/best-moves', { game: wire(), limits: { timeMs: THINK_MS }, level: +player() }, showLine, mine.signal);
  if (thinking !== mine || !answer) return;
  thinking = null;
  await playMove(answer.bestMove.id);
}

function showLine(answer) {
  const line = answer.lines[0];
  if (!line?.score) return; // A forced move is played without a search: it has no score.
  const sign = now.position.sideToMove === 'white' ? 1 : -1, men = (line.score.value / 100) * sign;
  const pv = (line.pv ?? []).join(' ');
  say('line', `${text().best} (${text().depth} ${answer.search.depth}): ${men > 0 ? '+' : ''}${men.toFixed(2)} ${pv}`);
  const bar = $('bar');
  bar.hidden = false;
  bar.setAttribute('aria-label', `${text().evaluation}: ${men.toFixed(2)}`);
  bar.firstElementChild.style.height = `${Math.max(3, Math.min(97, 50 + men * 12))}%`;
}

async function hint() {
  const mine = (thinking = new AbortController());
  const answer = await service.stream('/v1/best-moves', { game: wire(), limits: { timeMs: HINT_MS } }, showLine, mine.signal);
  if (thinking !== mine || !answer) return;
  thinking = null;
  $('board').setAttribute('mark', `${answer.bestMove.from},${answer.bestMove.to}`);
}

async function undo() {
  stopThinking();
  game.moves = game.moves.slice(0, -1);
  // Against the service a person takes back the reply together with the own move.
  const against = [game.white, game.black].filter((who) => who === 'person').length === 1;
  if (against && game.moves.length > 0 && (await sideToMove()) !== personSide()) game.moves = game.moves.slice(0, -1);
  say('why', '');
  await refresh();
}
const personSide = () => (game.white === 'person' ? 'white' : 'black');
async function sideToMove() { return (await service.post('/v1/outcomes', { game: wire() })).position.sideToMove; }

async function newGame(start) {
  stopThinking();
  Object.assign(game, { variant: $('variant').value, ruleset: $('ruleset').value, white: $('white').value, black: $('black').value, start: start || '', moves: [] });
  flipped = game.white !== 'person' && game.black === 'person';
  say('why', ''); say('line', '');
  $('bar').hidden = true;
  await refresh();
}

async function share() {
  try { await navigator.clipboard.writeText(location.href); say('line', text().copied); } catch { say('line', text().copyThis); }
}

async function readPdn() {
  const answer = await service.post('/v1/replays', { pdn: $('pdn').value });
  const read = answer.games[0];
  if (!answer.valid) say('why', answer.firstError.message);
  game.variant = read.variant; game.ruleset = read.ruleset; game.start = read.startFen ?? '';
  game.moves = read.plies.map((ply) => ply.id ?? ply.notation);
  await refresh();
}

async function writePdn() { $('pdn').value = await service.postFor('/v1/replays', { game: wire() }, 'application/vnd.pdn'); }

async function readFenText() {
  const answer = await service.post('/v1/positions', { variant: $('variant').value, input: $('fen').value });
  await newGame(answer.position.fen);
}

async function listLessons() {
  const answer = await service.get('/v1/lessons');
  $('lesson-list').replaceChildren(...answer.lessons.map((lesson) => {
    const row = document.createElement('li'), button = document.createElement('button');
    button.type = 'button'; button.textContent = lesson.title;
    button.addEventListener('click', guarded(() => showLesson(lesson.id)));
    row.append(button);
    return row;
  }));
}

async function showLesson(id) {
  const lesson = await service.get('/v1/lessons/' + id), article = $('lesson'), parts = [];
  const make = (tag, words) => { const made = document.createElement(tag); made.textContent = words; parts.push(made); return made; };
  make('h3', lesson.title);
  make('p', lesson.text);
  for (const position of lesson.positions) {
    const board = document.createElement('damka-board');
    for (const [name, value] of Object.entries({ variant: position.variant, fen: position.fen, theme: $('theme').value, lang: language })) board.setAttribute(name, value);
    parts.push(board);
    make('p', position.question);
    const details = document.createElement('details'), summary = document.createElement('summary'), answer = document.createElement('p');
    summary.textContent = text().show; answer.textContent = position.answer;
    details.append(summary, answer);
    parts.push(details);
  }
  article.replaceChildren(...parts);
  article.hidden = false;
  article.focus();
}

/** No failure is silent: it is told where the person looks. */
function guarded(work) {
  return async (event) => {
    event?.preventDefault?.();
    try { await work(event); } catch (trouble) {
      if (trouble.name === 'AbortError') return;
      say('why', trouble instanceof Trouble ? trouble.message : text().offline);
    }
  };
}

function listen() {
  const board = $('board');
  board.addEventListener('damka-move', guarded((event) => playMove(event.detail.id)));
  board.addEventListener('damka-illegal', guarded(async (event) => { await tryMove(event.detail.move); }));
  board.addEventListener('damka-trouble', (event) => say('why', event.detail.message));
  $('move-form').addEventListener('submit', guarded(async () => { if (await tryMove($('move-text').value)) $('move-text').value = ''; }));
  $('new-form').addEventListener('submit', guarded(() => newGame()));
  $('variant').addEventListener('change', guarded(listRulesets));
  for (const id of ['theme', 'coords']) $(id).addEventListener('change', show);
  $('undo').addEventListener('click', guarded(undo));
  $('flip').addEventListener('click', () => { flipped = !flipped; show(); });
  $('hint').addEventListener('click', guarded(hint));
  $('share').addEventListener('click', guarded(share));
  $('fen-in').addEventListener('click', guarded(readFenText));
  $('pdn-in').addEventListener('click', guarded(readPdn));
  $('pdn-out').addEventListener('click', guarded(writePdn));
  $('lessons').addEventListener('toggle', guarded(listLessons), { once: true });
  for (const button of document.querySelectorAll('[data-language]')) button.addEventListener('click', guarded(async () => { language = button.dataset.language; translate(); await listRulesets(); await refresh(); }));
}

const begin = guarded(async () => {
  translate();
  listen();
  await recall();
  translate();
  await listRulesets();
  game.ruleset ||= $('ruleset').value;
  flipped = game.white !== 'person' && game.black === 'person';
  await refresh();
});
begin();

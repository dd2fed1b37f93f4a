import damka.client.ApiClient;
import damka.client.ApiException;
import damka.client.Text;
import damka.client.api.RulesApi;
import damka.client.api.SearchApi;
import damka.client.model.BestMoves;
import damka.client.model.BestMovesRequest;
import damka.client.model.Game;
import damka.client.model.LegalMoves;
import damka.client.model.LegalMovesRequest;
import damka.client.model.MoveCheck;
import damka.client.model.MoveCheckRequest;
import damka.client.model.ReasonCode;
import damka.client.model.SearchBounds;

/** The generated Java client against a running service: legal moves, the best move, why a move is not legal, and a problem. */
public final class Scenario {
    public static void main(String... args) throws ApiException {
        ApiClient http = new ApiClient();
        http.updateBaseUri(args[0]);
        http.setRequestInterceptor(request -> request.header("Accept-Language", "pl"));
        RulesApi rules = new RulesApi(http);

        LegalMoves legal = rules.findLegalMoves(new LegalMovesRequest().game(game("W:WK4:B13,20,32,37")));
        check(legal.getMustCapture() && legal.getTotal() == 2, legal);

        BestMoves best = new SearchApi(http)
                .findBestMoves(new BestMovesRequest()
                        .game(game("W:W26,31:B17,22,8"))
                        .limits(new SearchBounds().nodes(20_000L))
                        .seed(1L), null);
        check(best.getBestMove().getNotation().equals("31-27"), best);

        MoveCheck refused = rules.checkMove(new MoveCheckRequest()
                .game(game("W:W37,48:B12,22,31,32"))
                .move(new Text("37x26")));
        check(!refused.getLegal() && refused.getReasons().get(0).getCode() == ReasonCode.MORE_CAPTURES_AVAILABLE, refused);
        String why = refused.getReasons().get(0).getMessage();
        check(why.contains("Zagraj 37x28x17x8"), why);

        try {
            rules.findLegalMoves(new LegalMovesRequest().game(game("W:W51:B1")));
            check(false, "square 51 was taken");
        } catch (ApiException problem) {
            check(problem.getCode() == 400 && problem.getResponseBody().contains("SQUARE_OUT_OF_RANGE"), problem);
        }
        System.out.printf("java: %d moves, best %s, refused: %s%n", legal.getTotal(), best.getBestMove().getNotation(), why);
    }

    private static Game game(String position) {
        return new Game().position(position);
    }

    private static void check(boolean holds, Object what) {
        if (!holds) {
            throw new AssertionError(what);
        }
    }
}

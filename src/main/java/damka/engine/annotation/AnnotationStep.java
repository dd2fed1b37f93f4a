package damka.engine.annotation;

/**
 * A ply that has been annotated, or annotated better than before.
 *
 * @param game its index among the games, from 0
 * @param ply its index in the game, from 0
 * @param evaluated plies annotated so far
 * @param plies of all games, as far as they go on
 */
public record AnnotationStep(int game, int ply, AnnotatedPly annotation, int evaluated, int plies) {}

import { createTurns } from '../../shared/turns.ts';

/**
 * Turns of the event loop between two renders. One turn accepts one connection, however many wait in the backlog: with one turn between renders of
 * 20 ms, fifty new connections a second would be all, and the backlog full after some seconds.
 */
const BETWEEN = 16;
/** Idle turns take 0.2 ms together. Those in which the studio works take as long as a render, and sixteen of them would keep pages waiting for seconds. */
const WITHIN_MS = 2;

/** Yields between renders: each takes some ms, during which no response is sent. */
export const yieldBetweenRenders = createTurns({ between: BETWEEN, withinMs: WITHIN_MS });

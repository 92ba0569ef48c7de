import { createTurns } from '../shared/turns.ts';

/**
 * Turns of the event loop between two renders. One turn accepts one connection, whatever waits in the backlog: with one turn between renders of
 * 20 ms, fifty new connections a second would be all, and the backlog of 511 full after ten seconds.
 */
const TURNS_BETWEEN = 16;

/** Yields between renders: each takes some ms, during which no response is sent. */
export const renderingTurn = createTurns(TURNS_BETWEEN);

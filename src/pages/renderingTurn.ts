import { createTurns } from '../shared/turns.ts';

/** Yields between renders: each takes some ms, during which no response is sent. */
export const renderingTurn = createTurns();

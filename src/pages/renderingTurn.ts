import { createTurns } from '../shared/turns.ts';

/** Lets one rendering after another begin: each takes some ms, in which nobody gets an answer. */
export const renderingTurn = createTurns();

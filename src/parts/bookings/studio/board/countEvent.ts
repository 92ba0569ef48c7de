/** Tells the studio's menu how many departures need somebody: a `CustomEvent<number>` on the window. */
export const COUNT_EVENT = 'rihla:board-count';

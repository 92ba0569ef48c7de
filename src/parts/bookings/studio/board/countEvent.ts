/** Tells the studio's menu the number of departures that need attention: a `CustomEvent<number>` on the window. */
export const COUNT_EVENT = 'rihla:board-count';

/** Event for the studio's menu with the number of departures that need attention: a `CustomEvent<number>` on the window. */
export const COUNT_EVENT = 'rihla:board-count';

/** Event for the studio's menu with the number of new enquiries: a `CustomEvent<number>` on the window. */
export const COUNT_EVENT = 'rihla:inbox-count';

/** Tells the studio's menu how many enquiries are new: a `CustomEvent<number>` on the window. */
export const COUNT_EVENT = 'rihla:inbox-count';

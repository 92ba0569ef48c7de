/** Kind of text that the composer writes. */
export type Writing = 'note' | 'reply';

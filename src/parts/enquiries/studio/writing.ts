/** What the composer writes. */
export type Writing = 'note' | 'reply';

/** What somebody is writing. */
export type Writing = 'note' | 'reply';

import type { Rule } from '../finding.ts';

/** A heading without words. */
export const emptyHeading: Rule = {
  id: 'empty-heading',
  isBlocking: false,
  todo: 'Write the heading, or remove it.',
  find: ({ headings }) =>
    headings
      .filter(({ text }) => text === '')
      .map(({ block, level }) => ({ says: `A heading of level ${level} has no words.`, subject: `${level}`, block })),
};

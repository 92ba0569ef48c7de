import { msg } from '../../../../shared/studioWords/t.ts';
import type { Rule } from '../finding.ts';

/** A heading without words. */
export const emptyHeading: Rule = {
  id: 'empty-heading',
  isBlocking: false,
  todo: msg('Write the heading, or remove it.'),
  find: ({ headings }) =>
    headings
      .filter(({ text }) => text === '')
      .map(({ block, level }) => ({
        says: { message: msg('A heading of level {level} has no words.'), values: { level } },
        subject: `${level}`,
        block,
      })),
};

import { msg } from '../../../../shared/studioWords/t.ts';
import type { Rule } from '../finding.ts';

/** Heading levels are not skipped, over the whole page. The pattern book, which is not indexed, shows blocks out of their place. */
export const headingOrder: Rule = {
  id: 'heading-order',
  isBlocking: false,
  todo: msg('Choose the level one below that of the heading above it.'),
  find: ({ headings, isIndexed }) =>
    (isIndexed ? headings : []).flatMap(({ block, level, text }, index) => {
      const before = headings[index - 1];
      if (!before || level <= before.level + 1) return [];
      const says = {
        message: msg('“{text}” is a heading of level {level} after “{before}” of level {above}.'),
        values: { text, level, before: before.text, above: before.level },
      };
      return [{ says, subject: text, block }];
    }),
};

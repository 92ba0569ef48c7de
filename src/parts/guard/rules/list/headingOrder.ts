import type { Rule } from '../finding.ts';

/** Heading levels are not skipped, over the whole page. The pattern book, which is not indexed, shows blocks out of their place. */
export const headingOrder: Rule = {
  id: 'heading-order',
  isBlocking: false,
  todo: 'Choose the level one below that of the heading above it.',
  find: ({ headings, isIndexed }) =>
    (isIndexed ? headings : []).flatMap(({ block, level, text }, index) => {
      const before = headings[index - 1];
      if (!before || level <= before.level + 1) return [];
      const says = `“${text}” is a heading of level ${level} after “${before.text}” of level ${before.level}.`;
      return [{ says, subject: text, block }];
    }),
};

import { msg } from '../../../../shared/studioWords/t.ts';
import type { Rule } from '../finding.ts';

/** A page has one heading of the first level. The pattern book, which is not indexed, shows blocks that bring one along. */
export const oneTitle: Rule = {
  id: 'one-title',
  isBlocking: false,
  todo: msg('Keep one heading of level 1, the title of the page; make the others level 2.'),
  find({ headings, isIndexed }) {
    if (!isIndexed) return [];
    const [first, ...others] = headings.filter(({ level }) => level === 1);
    if (!first) return [{ says: msg('The page has no heading of level 1.'), subject: 'none' }];
    return others.map(({ block, text }) => ({
      says: { message: msg('“{text}” is a second heading of level 1.'), values: { text } },
      subject: text,
      block,
    }));
  },
};

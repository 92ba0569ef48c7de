import { msg } from '../../../../shared/studioWords/t.ts';
import type { Found, Rule } from '../finding.ts';

const MAX_LENGTH = 200;
const FIELD = 'meta.description';

/** The description in search results: present, unique, and not truncated. */
export const pageDescription: Rule = {
  id: 'page-description',
  isBlocking: false,
  todo: msg('Say under “Search and sharing” in one or two sentences what the page offers, at most 160 characters.'),
  find({ description, isIndexed }, { sameDescription }) {
    if (!isIndexed) return [];
    if (!description) return [{ says: msg('The page has no description.'), subject: 'none', field: FIELD }];
    const found: Found[] = [];
    if (description.length > MAX_LENGTH)
      found.push({
        says: {
          message: msg('The description has {count} characters; search results cut it.'),
          values: { count: description.length },
        },
        subject: 'long',
        field: FIELD,
      });
    if (sameDescription.length > 0)
      found.push({
        says: { message: msg('{page} has the same description.'), values: { page: sameDescription[0] ?? '' } },
        subject: 'same',
        field: FIELD,
      });
    return found;
  },
};

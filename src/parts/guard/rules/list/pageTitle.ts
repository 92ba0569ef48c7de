import { msg } from '../../../../shared/studioWords/t.ts';
import type { Found, Rule } from '../finding.ts';

/** Length that search results show, in characters; the site's name follows the title. */
const MAX_LENGTH = 75;
const FIELD = 'meta.title';

/** The title in search results and tabs: present, unique, and not truncated. */
export const pageTitle: Rule = {
  id: 'page-title',
  isBlocking: false,
  todo: msg('Write a title of its own under “Search and sharing”, at most 60 characters.'),
  find({ isIndexed, title }, { sameTitle, siteName }) {
    if (!isIndexed) return [];
    const found: Found[] = [];
    const own = title.endsWith(siteName) ? title.slice(0, -siteName.length).replace(/\s*[·|–-]\s*$/, '') : title;
    if (own === '' && title !== siteName)
      found.push({ says: msg('The page has no title.'), subject: 'none', field: FIELD });
    if (own.length > MAX_LENGTH)
      found.push({
        says: {
          message: msg('The title has {count} characters; search results cut it.'),
          values: { count: own.length },
        },
        subject: 'long',
        field: FIELD,
      });
    if (sameTitle.length > 0)
      found.push({
        says: { message: msg('{page} has the same title.'), values: { page: sameTitle[0] ?? '' } },
        subject: 'same',
        field: FIELD,
      });
    return found;
  },
};

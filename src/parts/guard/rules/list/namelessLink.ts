import { msg } from '../../../../shared/studioWords/t.ts';
import type { Rule } from '../finding.ts';

/** A link or button without an accessible name. */
export const namelessLink: Rule = {
  id: 'nameless-link',
  isBlocking: false,
  todo: msg('Write what it does on it; for a picture that is a link, say what the picture shows.'),
  find: ({ links }) =>
    links
      .filter(({ name }) => name === '')
      .map(({ block, href, tag }) => ({
        says:
          tag !== 'a'
            ? msg('A button has no words.')
            : href
              ? { message: msg('A link to {address} has no words.'), values: { address: href } }
              : msg('A link to nothing has no words.'),
        subject: href ?? 'button',
        block,
      })),
};

import { msg } from '../../../../shared/studioWords/t.ts';
import { addressOf } from '../addressOf.ts';
import type { Rule } from '../finding.ts';

/** Anchors that open something (link actions), and those of every browser. */
const NO_PLACES = /^$|^top$|^rihla-action:|^:~:/;

/** A link to a missing anchor of its own page. */
export const deadAnchor: Rule = {
  id: 'dead-anchor',
  isBlocking: true,
  todo: msg('Give a block this name under Advanced, or let the link lead elsewhere.'),
  find: ({ ids, links }, { path, publicUrl }) =>
    links.flatMap(({ block, href, name }) => {
      const address = href === undefined ? undefined : addressOf(href, path, publicUrl);
      if (!address || NO_PLACES.test(address.anchor) || ids.has(address.anchor)) return [];
      if (address.path !== new URL(path, publicUrl).pathname) return [];
      const message = name
        ? msg('The link “{name}” leads to {anchor}, and nothing on this page has that name.')
        : msg('A link leads to {anchor}, and nothing on this page has that name.');
      return [
        {
          says: { message, values: { name, anchor: `#${address.anchor}` } },
          subject: address.anchor,
          block,
        },
      ];
    }),
};

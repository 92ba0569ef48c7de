import { addressOf } from '../addressOf.ts';
import type { Rule } from '../finding.ts';

/** Anchors that open something (link actions), and those of every browser. */
const NO_PLACES = /^$|^top$|^rihla-action:|^:~:/;

/** A link to a missing anchor of its own page. */
export const deadAnchor: Rule = {
  id: 'dead-anchor',
  isBlocking: true,
  todo: 'Give a block this name under Advanced, or let the link lead elsewhere.',
  find: ({ ids, links }, { path, publicUrl }) =>
    links.flatMap(({ block, href, name }) => {
      const address = href === undefined ? undefined : addressOf(href, path, publicUrl);
      if (!address || NO_PLACES.test(address.anchor) || ids.has(address.anchor)) return [];
      if (address.path !== new URL(path, publicUrl).pathname) return [];
      const words = name ? `The link “${name}”` : 'A link';
      return [
        {
          says: `${words} leads to #${address.anchor}, and nothing on this page has that name.`,
          subject: address.anchor,
          block,
        },
      ];
    }),
};

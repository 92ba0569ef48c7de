import { addressOf, mediaFileOf } from '../addressOf.ts';
import type { Rule } from '../finding.ts';

/** A link to a page or file that this site does not have. */
export const deadLink: Rule = {
  id: 'dead-link',
  isBlocking: true,
  todo: 'Choose another page for the link, or remove it.',
  find: ({ links }, { destinations, files, path, publicUrl }) =>
    links.flatMap(({ block, href, name }) => {
      const address = href === undefined ? undefined : addressOf(href, path, publicUrl);
      if (href === undefined || !address) return [];
      const file = mediaFileOf(href, path, publicUrl);
      const destination = destinations.get(address.path);
      const isDead =
        file === undefined
          ? destination === 'missing' || destination === 'gone'
          : files.has(file) && files.get(file) === undefined;
      if (!isDead) return [];
      const words = name ? `The link “${name}”` : 'A link';
      const why =
        destination === 'gone'
          ? 'a page that was taken away'
          : file
            ? 'a file that is not there'
            : 'no page of this site';
      return [{ says: `${words} leads to ${address.path}, ${why}.`, subject: address.path, block }];
    }),
};

import { msg } from '../../../../shared/studioWords/t.ts';
import { addressOf, mediaFileOf } from '../addressOf.ts';
import type { Rule } from '../finding.ts';

/** A link to a page or file that this site does not have. */
export const deadLink: Rule = {
  id: 'dead-link',
  isBlocking: true,
  todo: msg('Choose another page for the link, or remove it.'),
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
      const message = messageOf(destination === 'gone' ? 'gone' : file ? 'file' : 'page', name !== '');
      return [{ says: { message, values: { name, address: address.path } }, subject: address.path, block }];
    }),
};

/** What is wrong with a link: it leads to a page that was removed, to a missing file, or to no page. */
function messageOf(why: 'file' | 'gone' | 'page', hasName: boolean): string {
  if (why === 'gone')
    return hasName
      ? msg('The link “{name}” leads to {address}, a page that was taken away.')
      : msg('A link leads to {address}, a page that was taken away.');
  if (why === 'file')
    return hasName
      ? msg('The link “{name}” leads to {address}, a file that is not there.')
      : msg('A link leads to {address}, a file that is not there.');
  return hasName
    ? msg('The link “{name}” leads to {address}, no page of this site.')
    : msg('A link leads to {address}, no page of this site.');
}

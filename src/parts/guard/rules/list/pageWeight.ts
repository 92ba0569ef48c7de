import { mediaFileOf } from '../addressOf.ts';
import type { Found, Rule } from '../finding.ts';

/** Compressed bytes of the page itself: two seconds on a slow phone. */
const MAX_PAGE = 70_000;
/** Pictures that are loaded at once, each in its smallest file that is offered. */
const MAX_PICTURES = 400_000;

/** Weight of the page: bytes loaded before it can be read. */
export const pageWeight: Rule = {
  id: 'page-weight',
  isBlocking: false,
  todo: 'Move part of it to another page, or let large pictures stand further down.',
  find({ pictures }, { files, pageBytes, path, publicUrl }) {
    const found: Found[] = [];
    if (pageBytes > MAX_PAGE)
      found.push({
        says: `The page itself has ${kilobytes(pageBytes)}; ${kilobytes(MAX_PAGE)} are the most that a phone loads quickly.`,
        subject: 'page',
      });
    const smallest = pictures
      .filter(({ isEager }) => isEager)
      .map(({ files: offered }) => {
        const sizes = offered.flatMap((file) => files.get(mediaFileOf(file, path, publicUrl) ?? '') ?? []);
        return sizes.length > 0 ? Math.min(...sizes) : 0;
      });
    const total = smallest.reduce((sum, size) => sum + size, 0);
    if (total > MAX_PICTURES)
      found.push({
        says: `The pictures that are loaded at once have ${kilobytes(total)}; ${kilobytes(MAX_PICTURES)} are the most that a phone loads quickly.`,
        subject: 'pictures',
      });
    return found;
  },
};

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

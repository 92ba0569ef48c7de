import { msg } from '../../../../shared/studioWords/t.ts';
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
  todo: msg('Move part of it to another page, or let large pictures stand further down.'),
  find({ pictures }, { files, pageBytes, path, publicUrl }) {
    const found: Found[] = [];
    if (pageBytes > MAX_PAGE)
      found.push({
        says: {
          message: msg('The page itself has {size} kB; {most} kB are the most that a phone loads quickly.'),
          values: { size: kilobytes(pageBytes), most: kilobytes(MAX_PAGE) },
        },
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
        says: {
          message: msg(
            'The pictures that are loaded at once have {size} kB; {most} kB are the most that a phone loads quickly.',
          ),
          values: { size: kilobytes(total), most: kilobytes(MAX_PICTURES) },
        },
        subject: 'pictures',
      });
    return found;
  },
};

function kilobytes(bytes: number): number {
  return Math.round(bytes / 1000);
}

import type { PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { FIRST } from '../../shared/changes/contentTags.ts';
import { slugOf } from '../slugOf.ts';
import type { Row, ShownAs } from './touchedTags.ts';

/** Other documents that may leave a list at the same moment, in concurrent transactions. */
const MARGIN = 8;

/**
 * Whether a document was or is among the first in the list of all, newest first.
 * @param rows its public state before and after
 * @returns false only when enough others are certainly newer
 */
export async function isAmongFirst(
  { slug }: Pick<SanitizedCollectionConfig, 'slug'>,
  { dated }: ShownAs,
  rows: readonly (Row | undefined)[],
  req: PayloadRequest,
): Promise<boolean> {
  const dates = rows.flatMap((row) => (row ? [dated && row[dated]] : []));
  // The database decides where a document without a date is sorted.
  if (!dated || dates.some((date) => !date)) return true;
  const newest = dates
    .map((date) => new Date(date as string).toISOString())
    .sort()
    .at(-1);
  if (!newest) return true;
  const { docs } = await req.payload.db.find({
    collection: slugOf(slug),
    where: { and: [{ _status: { equals: 'published' } }, { [dated]: { greater_than: newest } }] },
    sort: `-${dated}`,
    limit: FIRST + MARGIN,
    pagination: false,
    select: { [dated]: true },
    req,
  });
  return docs.length < FIRST + MARGIN;
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Payload, SelectType } from 'payload';
import { inDefaultLanguage } from '../../cms/relations/inDefaultLanguage.ts';
import { slugOf } from '../../cms/slugOf.ts';
import { NOT_TRASHED } from '../../cms/trash/notTrashed.ts';
import { relationId } from '../../shared/rowId.ts';
import type { Media } from '../documentTypes.ts';
import type { ReadKind } from '../kinds.ts';
import type { ListedAddress } from '../listTypes.ts';
import { ONLY_PUBLISHED } from '../published.ts';
import { FIXED_POPULATE } from './populate.ts';

/** Batch size: converting rows blocks the event loop. */
const AT_ONCE = 500;

/** Paths of the documents of a kind for the sitemap, by id, without Payload's hooks and yielding between batches. */
export async function readAddresses(
  payload: Payload,
  { dated, name, picture }: Pick<ReadKind, 'dated' | 'name' | 'picture'>,
): Promise<ListedAddress[]> {
  const select: SelectType = {
    ...{ path: true, updatedAt: true, meta: { noindex: true, image: true }, [picture]: true },
    ...(dated && { [dated]: true }),
  };
  const found: ListedAddress[] = [];
  for (let last: number | undefined = 0; last !== undefined; ) {
    const { docs }: { docs: StoredAddress[] } = await payload.db.find({
      collection: slugOf(name),
      where: { and: [ONLY_PUBLISHED, { id: { greater_than: last } }] },
      sort: 'id',
      select,
      limit: AT_ONCE,
      pagination: false,
      req: {},
    });
    for (const doc of docs) {
      const { id, meta, path, updatedAt } = doc;
      if (!path || meta?.noindex) continue;
      const published = dated && doc[dated];
      found.push({
        id,
        path,
        publishedAt: typeof published === 'string' ? published : undefined,
        updatedAt: updatedAt ?? '',
        picture: relationId(doc[picture]) ?? relationId(meta?.image),
      });
    }
    last = docs.length === AT_ONCE ? docs.at(-1)?.id : undefined;
    await nextTurn();
  }
  return found;
}

/** Pictures by id, without Payload's hooks; missing ones are left out. */
export async function readPictures(payload: Payload, ids: readonly number[]): Promise<Map<number, Media>> {
  const wanted = [...new Set(ids)];
  const found = new Map<number, Media>();
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const some = wanted.slice(at, at + AT_ONCE);
    const { docs } = await payload.db.find<Media>({
      collection: 'media',
      where: { and: [{ id: { in: some } }, NOT_TRASHED] },
      select: { ...FIXED_POPULATE.media },
      limit: some.length,
      pagination: false,
      req: {},
    });
    for (const doc of docs) found.set(doc.id, inDefaultLanguage(doc) as Media);
    await nextTurn();
  }
  return found;
}

interface StoredAddress extends Record<string, unknown> {
  id: number;
  path?: string | null;
  updatedAt?: string;
  meta?: { noindex?: boolean | null; image?: unknown } | null;
}

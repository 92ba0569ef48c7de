import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload, PayloadRequest, Where } from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { TRANSLATIONS } from '../documentFacts.ts';
import { slugOf } from '../slugOf.ts';
import type { Scheduled } from './changeStatus.ts';

type Named = Pick<NonNullable<Scheduled['doc']>, 'relationTo'> & { value: unknown };

/** A document whose schedule was refused when its time came. */
export interface RefusedSchedule {
  id: number;
  title: string;
  /** Its form in the studio. */
  url: string;
  isTakenOff: boolean;
  says: string;
}

/** Jobs of a document's schedules. */
export function schedulesOf(collection: string, id: unknown): Where {
  return {
    and: [
      { taskSlug: { equals: 'schedulePublish' } },
      { completedAt: { exists: false } },
      { 'input.doc.relationTo': { equals: collection } },
      // The studio stores an id as a number, the API as it was sent.
      { or: [{ 'input.doc.value': { equals: Number(id) } }, { 'input.doc.value': { equals: String(id) } }] },
    ],
  };
}

/** Unresolved refused schedules, the newest first. */
export async function findRefused(req: PayloadRequest, limit: number): Promise<RefusedSchedule[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    limit,
    req,
    sort: '-updatedAt',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { hasError: { equals: true } }] },
  });
  return Promise.all(
    docs.flatMap(({ error, id, input }) => {
      const { doc, type } = (input ?? {}) as Partial<Scheduled>;
      return doc ? [describeRefused(req, doc, { id, isTakenOff: type === 'unpublish', error })] : [];
    }),
  );
}

async function describeRefused(
  req: PayloadRequest,
  doc: Named,
  { error, id, isTakenOff }: { id: number; isTakenOff: boolean; error: unknown },
): Promise<RefusedSchedule> {
  const { message } = (error ?? {}) as { message?: string };
  const url = `/admin/collections/${doc.relationTo}/${doc.value}`;
  return { id, isTakenOff, says: message ?? '', title: await titleOf(req, doc), url };
}

/** The title of what was scheduled. */
export async function titleOf(req: PayloadRequest, { relationTo, value }: Named): Promise<string> {
  const query = { depth: 0, disableErrors: true, draft: true, req, select: { title: true } } as const;
  const found = await req.payload.findByID({ ...query, collection: slugOf(relationTo), id: Number(value) });
  const title = (found as { title?: string | null } | null)?.title;
  return title || (relationTo === TRANSLATIONS ? t('Untitled translation') : t('Untitled'));
}

/** Clears failed schedules of a document that was published or scheduled again. */
export async function forgetRefused(payload: Payload, doc: Named, req?: PayloadRequest): Promise<void> {
  const where: Where = { and: [schedulesOf(doc.relationTo, doc.value), { hasError: { equals: true } }] };
  await payload.db.deleteMany({ collection: 'payload-jobs', where, ...(req && { req }) });
}

/** Hook of documents with drafts: publishing one clears its refused schedules. */
export const forgetWhenPublished: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status === 'published')
    await forgetRefused(
      req.payload,
      { relationTo: slugOf(collection.slug) as Named['relationTo'], value: doc.id },
      req,
    );
  return doc;
};

/** The same of deleting one, with what is still to come. */
export const forgetWhenDeleted: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await req.payload.db.deleteMany({ collection: 'payload-jobs', where: schedulesOf(collection.slug, id), req });
};

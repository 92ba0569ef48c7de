import type { Payload, PayloadRequest, TypedUser } from 'payload';
import type { TaskSchedulePublish } from '../payload-types.ts';

/** Scheduled publishing or unpublishing of a document: type, document and account. */
export type Scheduled = TaskSchedulePublish['input'];

/** The account that scheduled it, whose permissions apply. @throws NotFound where it is gone */
export async function findScheduler(payload: Payload, { user }: Scheduled): Promise<TypedUser | undefined> {
  if (!user) return undefined;
  const { relationTo, value } = user;
  const id = typeof value === 'object' ? value.id : value;
  const found = await payload.findByID({ collection: relationTo, id, depth: 0 });
  return { ...found, collection: relationTo };
}

/** Publishes the newest draft of what was scheduled, or takes it off the site, within the transaction of the request. */
export async function changeStatus(
  { doc, locale, type }: Scheduled,
  user: TypedUser | undefined,
  req: PayloadRequest,
): Promise<void> {
  if (!doc) return;
  const locales = req.payload.config.localization ? req.payload.config.localization.localeCodes : [];
  await req.payload.update({
    collection: doc.relationTo,
    id: Number(doc.value),
    data: { _status: type === 'unpublish' ? 'draft' : 'published' },
    depth: 0,
    overrideAccess: !user,
    ...(type !== 'unpublish' && locale && locales.includes(locale) && { publishSpecificLocale: locale as 'en' }),
    req,
  });
}

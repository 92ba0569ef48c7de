import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { normalizeText } from '../../shared/text/normalizeText.ts';
import { slugOf } from '../slugOf.ts';

/**
 * Refuses, for staff, a term with the name of another of its taxonomy, whatever the case and accents: choosers, filters and lists show names alone.
 * The server's own work may create one, and an existing term keeps its name.
 * @throws ValidationError at the field `title`
 */
export const refuseSecondName: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const title: unknown = data.title;
  if (!req.user || typeof title !== 'string' || title === originalDoc?.title) return data;
  const { docs } = await req.payload.find({
    collection: slugOf(collection.slug),
    depth: 0,
    pagination: false,
    req,
    select: { slug: true, title: true },
    where: { id: { not_equals: originalDoc?.id ?? 0 } },
  });
  const same = (docs as { title?: string | null; slug?: string }[]).find(
    (one) => normalizeText(one.title ?? '').trim() === normalizeText(title).trim(),
  );
  if (!same) return data;
  const message = t(
    '“{title}” ({slug}) is there already. Use that one, or say in the name what tells them apart, such as “{typed} (winter)”.',
    { title: same.title ?? '', slug: same.slug ?? '', typed: title.trim() },
  );
  throw new ValidationError({
    collection: collection.slug,
    errors: [{ label: t('Title'), message, path: 'title' }],
    req,
  });
};

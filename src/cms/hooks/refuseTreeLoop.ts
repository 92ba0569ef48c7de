import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import { relationId } from '../../shared/rowId.ts';
import { t } from '../../shared/studioWords/t.ts';
import { lockName } from '../database/locks/lockName.ts';
import { slugOf } from '../slugOf.ts';

/** Maximum depth of a tree of terms: continent, country, region, town, and some to spare. */
const MAX_LEVELS = 8;

interface Term {
  title?: string;
  parent?: unknown;
}

/**
 * Refuses a term that would become its own descendant, or be deeper than readers of the tree go. A lock serializes
 * changes of one tree.
 * @throws ValidationError at the field `parent`
 */
export const refuseTreeLoop: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const parent = relationId(data.parent);
  if (parent === undefined || parent === relationId(originalDoc?.parent)) return data;
  await lockName(req, `tree:${collection.slug}`);
  const refuse = (message: string) =>
    new ValidationError({
      collection: collection.slug,
      errors: [{ label: t('Part of'), message, path: 'parent' }],
      req,
    });
  const title = data.title ?? originalDoc?.title ?? t('This');
  const trail: string[] = [];
  for (let at: number | undefined = parent; at !== undefined; ) {
    if (at === originalDoc?.id) {
      const way = trail.map((name) => t('“{title}”', { title: name })).join(t(', '));
      throw refuse(
        way
          ? t('“{title}” would stand below itself by way of {way}. Choose another place.', { title, way })
          : t('“{title}” would stand below itself. Choose another place.', { title }),
      );
    }
    const term: Term | null = await read(collection.slug, at, req);
    trail.unshift(term?.title ?? String(at));
    if (trail.length >= MAX_LEVELS)
      throw refuse(t('This is deeper than {levels} levels. Choose a place further up.', { levels: MAX_LEVELS }));
    at = relationId(term?.parent);
  }
  return data;
};

function read(collection: string, id: number, req: PayloadRequest): Promise<Term | null> {
  const query = { collection: slugOf(collection), id, depth: 0, disableErrors: true, req };
  return req.payload.findByID({ ...query, select: { title: true, parent: true } }) as Promise<Term | null>;
}

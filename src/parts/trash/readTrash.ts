import type { PayloadRequest } from 'payload';
import { slugOf } from '../../cms/slugOf.ts';
import { trashDaysLeft } from '../../cms/trash/trashDays.ts';
import { labelOf } from '../../shared/labelOf.ts';

/** A trashed document. */
export interface TrashItem {
  collection: string;
  id: number;
  title: string;
  /** Label of its collection. */
  kind: string;
  /** Time of the deletion, as an ISO date. */
  deletedAt: string;
  daysLeft: number;
  /** Its path in the studio. */
  href: string;
}

/** Items shown of each collection. */
const MAX_OF_KIND = 100;

/** Documents in the trash, of all kinds that the requesting user may delete; last deleted first. */
export async function readTrash(req: PayloadRequest, now: Date): Promise<TrashItem[]> {
  const { collections, config } = req.payload;
  const items: TrashItem[] = [];
  for (const { config: kind } of Object.values(collections)) {
    if (!kind.trash || !(await kind.access.delete({ req }))) continue;
    const { docs } = await req.payload.find({
      collection: slugOf(kind.slug),
      depth: 0,
      limit: MAX_OF_KIND,
      overrideAccess: false,
      pagination: false,
      req,
      sort: '-deletedAt',
      trash: true,
      where: { deletedAt: { exists: true } },
    });
    const named = kind.admin.useAsTitle ?? 'title';
    const label = labelOf(kind);
    // The collection is known at run time only; each has these fields.
    for (const doc of docs as unknown as (Record<string, unknown> & { id: number; deletedAt: string })[]) {
      items.push({
        collection: kind.slug,
        id: doc.id,
        title: String(doc[named] || `${label} ${doc.id}`),
        kind: label,
        deletedAt: doc.deletedAt,
        daysLeft: trashDaysLeft(doc.deletedAt, now),
        href: `${config.routes.admin}/collections/${kind.slug}/trash/${doc.id}`,
      });
    }
  }
  return items.sort((one, other) => other.deletedAt.localeCompare(one.deletedAt));
}

import type { Payload } from 'payload';
import { slugOf } from '../../cms/slugOf.ts';
import { ONLY_PUBLISHED } from '../published.ts';

/** The ids of the published documents by the value of a field. @param field an indexed text field */
export async function readIds(
  payload: Payload,
  kind: string,
  field: string,
  values: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (values.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: slugOf(kind),
    where: { and: [ONLY_PUBLISHED, { [field]: { in: [...values] } }] },
    select: { [field]: true },
    depth: 0,
    pagination: false,
    limit: values.length,
  });
  // Payload types rows by their collection, known here only by name.
  const found = docs as unknown as ({ id: number } & Record<string, unknown>)[];
  return new Map(found.map((doc) => [String(doc[field]), doc.id]));
}

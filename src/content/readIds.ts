import type { Payload } from 'payload';
import { slugOf } from '../cms/slugOf.ts';
import { ONLY_PUBLISHED } from './published.ts';

/** The numbers of the published documents whose field has one of some values, by the value. @param field with a text, indexed */
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
  const found = docs as unknown as ({ id: number } & Record<string, unknown>)[];
  return new Map(found.map((doc) => [String(doc[field]), doc.id]));
}

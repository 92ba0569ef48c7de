import type { AnyBlock } from '../../render/types.ts';
import { isObject } from '../../shared/isObject.ts';
import { objectId } from '../blocks.ts';
import type { DocumentRef } from '../menus.ts';

/** What samples name, as the database knows it. */
export interface SampleIds {
  /** Media ids by the key of the picture. */
  pictures: ReadonlyMap<string, number>;
  /** Documents and terms by their paths. */
  refs: ReadonlyMap<string, DocumentRef>;
  /** Form ids by their titles. */
  forms: ReadonlyMap<string, number>;
  /** Menu ids by their titles. */
  menus: ReadonlyMap<string, number>;
  /** Chat account ids by their names. */
  accounts: ReadonlyMap<string, number>;
  /** Review ids by the names of those who wrote them. */
  reviews: ReadonlyMap<string, number>;
  /** Ids of popups that links open by their titles. */
  popups: ReadonlyMap<string, number>;
}

type Sample = Record<string, unknown>;

/**
 * A widget's example as it is stored: in the place of each document that it shows stands the id of the one in the demo, or of the first of
 * its kind where the demo has none of that name.
 */
export function storeSample(block: AnyBlock, ids: SampleIds): AnyBlock {
  return stored(block, ids) as AnyBlock;
}

function stored(value: unknown, ids: SampleIds): unknown {
  if (Array.isArray(value)) return value.map((one) => stored(one, ids)).filter((one) => one !== undefined);
  if (!isObject(value)) return value;
  if (isDocument(value)) return idOf(value, ids);
  if (typeof value.relationTo === 'string' && isObject(value.value)) return refOf(value.value, value.relationTo, ids);
  const fields = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, stored(one, ids)]));
  // A block in a text keeps the id that it comes with, and is given a new one with every save when it has none.
  return value.type === 'block' && isObject(fields.fields)
    ? { ...fields, fields: { id: objectId(), ...fields.fields } }
    : fields;
}

/** Documents of samples are as the database gives them. */
function isDocument(value: Sample): boolean {
  return typeof value.id === 'number' && typeof value.createdAt === 'string';
}

function idOf(
  sample: Sample,
  { accounts, forms, menus, pictures, popups, refs, reviews }: SampleIds,
): number | undefined {
  if (typeof sample.filename === 'string') return findOr(pictures, sample.filename.replace(/\.\w+$/, ''));
  if (typeof sample.accountName === 'string') return findOr(accounts, sample.accountName);
  if ('open_selector' in sample) return findOr(popups, String(sample.title));
  if (typeof sample.rating === 'number') return findOr(reviews, String(sample.name));
  if (Array.isArray(sample.layout) && typeof sample.path !== 'string') return findOr(forms, String(sample.title));
  if (typeof sample.path === 'string') return refs.get(sample.path)?.value;
  return findOr(menus, String(sample.title));
}

function refOf(sample: Sample, relationTo: string, { refs }: SampleIds): DocumentRef | undefined {
  const known = refs.get(String(sample.path));
  if (known?.relationTo === relationTo) return known;
  return [...refs.values()].find((ref) => ref.relationTo === relationTo);
}

function findOr(ids: ReadonlyMap<string, number>, name: string): number | undefined {
  return ids.get(name) ?? ids.values().next().value;
}

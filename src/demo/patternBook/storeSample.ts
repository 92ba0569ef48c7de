import { SAVED_SECTION } from '../../cms/collections/Templates.ts';
import type { AnyBlock } from '../../render/types.ts';
import { isObject } from '../../shared/isObject.ts';
import { objectId } from '../blocks.ts';
import type { DocumentRef } from '../menus.ts';

/** Ids referred to by samples. */
export interface SampleIds {
  /** Media ids by key of the picture. */
  pictures: ReadonlyMap<string, number>;
  /** Documents and terms by path. */
  refs: ReadonlyMap<string, DocumentRef>;
  /** Form ids by title. */
  forms: ReadonlyMap<string, number>;
  /** Menu ids by title. */
  menus: ReadonlyMap<string, number>;
  /** Chat account ids by name. */
  accounts: ReadonlyMap<string, number>;
  /** Review ids by author. */
  reviews: ReadonlyMap<string, number>;
  /** Ids of linked popups by title. */
  popups: ReadonlyMap<string, number>;
  /** Ids of saved sections by title. */
  sections: ReadonlyMap<string, number>;
}

type Sample = Record<string, unknown>;

/** Maps a widget's example for storage: each document is replaced by the id of the demo's with the same name, or of the first of its kind. */
export function storeSample(block: AnyBlock, ids: SampleIds): AnyBlock {
  return stored(block, ids) as AnyBlock;
}

function stored(value: unknown, ids: SampleIds): unknown {
  if (Array.isArray(value)) return value.map((one) => stored(one, ids)).filter((one) => one !== undefined);
  if (!isObject(value)) return value;
  if (isDocument(value)) return idOf(value, ids);
  if (typeof value.relationTo === 'string' && isObject(value.value)) return refOf(value.value, value.relationTo, ids);
  const fields = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, stored(one, ids)]));
  // A block in a rich text keeps its id; without one it would get a new id on every save.
  return value.type === 'block' && isObject(fields.fields)
    ? { ...fields, fields: { id: objectId(), ...fields.fields } }
    : fields;
}

/** Sample documents have the shape of database rows. */
function isDocument(value: Sample): boolean {
  return typeof value.id === 'number' && typeof value.createdAt === 'string';
}

function idOf(
  sample: Sample,
  { accounts, forms, menus, pictures, popups, refs, reviews, sections }: SampleIds,
): number | undefined {
  if (typeof sample.filename === 'string') return findOr(pictures, sample.filename.replace(/\.\w+$/, ''));
  if (typeof sample.accountName === 'string') return findOr(accounts, sample.accountName);
  if ('open_selector' in sample) return findOr(popups, String(sample.title));
  if (typeof sample.rating === 'number') return findOr(reviews, String(sample.name));
  if (sample.kind === SAVED_SECTION) return findOr(sections, String(sample.title));
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

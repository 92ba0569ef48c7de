import type { ContentChange } from '../../shared/contentEvents.ts';
import {
  anyTag,
  cardTag,
  documentTag,
  firstTag,
  listTag,
  nothingTag,
  rowsTag,
  titleOrderTag,
} from '../../shared/contentTags.ts';
import { isObject } from '../../shared/isObject.ts';

/** How pages show the documents of a collection, which decides what a change of one touches. */
export interface ShownAs {
  /** Every page may show them: any change touches everything, or a change of these fields, a new one and a withdrawn one. */
  everywhere?: true | readonly string[];
  /** The fields that others show of a document, with dots where they stand in groups; a change of any other touches only what shows all of it. */
  card?: readonly string[];
  /**
   * The fields that decide in which lists a document stands, and where, with dots where they stand in groups; its title decides only in
   * those that are ordered by it.
   */
  listed?: readonly string[];
  /** The field with the date by which lists are sorted, newest first; without one every list is touched from its top. */
  dated?: string;
  /** Relations to terms, by which lists are narrowed. */
  narrowing?: readonly string[];
  /** Relations by which entries are shown with all they say, in fragments of their own (`rowsTag`). */
  entriesOf?: readonly string[];
  /** The field with a document's address, and others that decide where that leads. */
  address?: readonly string[];
  /** True where a new one is on no page yet. */
  isNewUnseen?: boolean;
}

/** Marks a collection as one whose documents pages show; stands in its `custom`. */
export function shownAs(shown: ShownAs): { shownAs: ShownAs } {
  return { shownAs: shown };
}

/** A document as the database has it. */
export type Row = Record<string, unknown> & { id: number | string };

/**
 * What a change of a document touches.
 * @param before what visitors saw of it; undefined: nothing
 * @param after what they see from now on; undefined: nothing
 * @param isAmongFirst whether it was or is among the first of the list of all; asked where lists are touched
 * @returns undefined when they saw nothing and see nothing
 */
export async function touchedTags(
  kind: string,
  shown: ShownAs,
  before: Row | undefined,
  after: Row | undefined,
  isAmongFirst: () => Promise<boolean>,
): Promise<Omit<ContentChange, 'token'> | undefined> {
  const row = after ?? before;
  if (!row || (!before && shown.isNewUnseen)) return undefined;
  const own = documentTag(kind, row.id);
  const withdrawn = after ? {} : { withdrawn: [own] };
  const hasChanged = (fields: readonly string[] | undefined): boolean =>
    fields !== undefined &&
    (!before || !after || fields.some((field) => !isSame(valueAt(before, field), valueAt(after, field))));
  const { address, card, everywhere, listed, narrowing } = shown;
  if (everywhere === true || hasChanged(everywhere)) return { touched: 'everything', ...withdrawn };
  const touched = [own, anyTag(kind)];
  touched.push(...related(shown.entriesOf, before, after).map(([field, id]) => rowsTag(kind, field, id)));
  if (hasChanged(card)) touched.push(cardTag(kind, row.id));
  if (hasChanged(listed) || hasChanged(narrowing)) {
    touched.push(...lists(kind, shown, before, after));
    if (await isAmongFirst()) touched.push(firstTag(kind));
  }
  if (listed && hasChanged(['title'])) touched.push(titleOrderTag(kind));
  if (hasChanged(address)) touched.push(...addresses(kind, address?.[0], before, after));
  return { touched, ...withdrawn };
}

/** The addresses at which there was or is something. */
function addresses(kind: string, field: string | undefined, ...rows: (Row | undefined)[]): string[] {
  const values = rows.map((row) => field && row?.[field]).filter((value) => typeof value === 'string');
  return [...new Set(values)].map((value) => nothingTag(value.startsWith('/') ? value : `${kind}/${value}`));
}

/** The lists in which a document stood or stands. */
function lists(kind: string, shown: ShownAs, ...rows: (Row | undefined)[]): string[] {
  return [listTag(kind), ...related(shown.narrowing, ...rows).map(([field, id]) => listTag(kind, field, id))];
}

/** What a document's relations led to or lead to, by their fields, each once. */
function related(fields: readonly string[] = [], ...rows: (Row | undefined)[]): [field: string, id: number | string][] {
  return fields.flatMap((field) =>
    [...new Set(rows.flatMap((row) => idsOf(row?.[field])))].map((id): [string, number | string] => [field, id]),
  );
}

function idsOf(related: unknown): (number | string)[] {
  return [related].flat().flatMap((value: unknown) => {
    if (typeof value === 'number' || typeof value === 'string') return [value];
    const { id } = (value ?? {}) as { id?: number | string };
    return id === undefined ? [] : [id];
  });
}

function valueAt(row: unknown, field: string): unknown {
  return field.split('.').reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), row);
}

/** An empty field may have been stored as nothing at all. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

import type { ContentChange } from '../../shared/changes/contentEvents.ts';
import {
  anyTag,
  cardTag,
  documentTag,
  firstTag,
  listTag,
  nothingTag,
  rowsTag,
  titleOrderTag,
} from '../../shared/changes/contentTags.ts';
import { isObject } from '../../shared/isObject.ts';

/** Way in which pages show a collection's documents; decides the cache tags that a change invalidates. */
export interface ShownAs {
  /**
   * Any page may show them: every change invalidates everything; with a list, only a change of these fields, a new
   * document and an unpublished one.
   */
  everywhere?: true | readonly string[];
  /**
   * Fields shown on cards, dotted paths in groups; a change of any other invalidates only what shows the whole
   * document.
   */
  card?: readonly string[];
  /**
   * Fields that decide in which lists a document is, and where, dotted paths in groups; its title matters only in lists
   * ordered by it.
   */
  listed?: readonly string[];
  /** The date field by which lists are sorted, newest first; without one every list is invalidated from its top. */
  dated?: string;
  /** Relationships to terms by which lists are filtered. */
  narrowing?: readonly string[];
  /** Relationships, or fields with few values, whose documents are shown in full, in fragments or feeds of their own (`rowsTag`). */
  entriesOf?: readonly string[];
  /** The path field, and others that decide where it leads. */
  address?: readonly string[];
  /** True when a new document is on no page yet. */
  isNewUnseen?: boolean;
}

/** Marks a collection as one that pages show; stored in its `custom`. */
export function shownAs(shown: ShownAs): { shownAs: ShownAs } {
  return { shownAs: shown };
}

/** A document row of the database. */
export type Row = Record<string, unknown> & { id: number | string };

/**
 * Cache invalidation: the cache tags that a change of a document touches.
 * @param before its public state before; undefined: none
 * @param after its public state after; undefined: none
 * @param isAmongFirst whether it was or is among the first in the list of all; asked when lists are affected
 * @returns undefined when it was and is not public
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

/** Tags of the paths at which it was or is. */
function addresses(kind: string, field: string | undefined, ...rows: (Row | undefined)[]): string[] {
  const values = rows.map((row) => field && row?.[field]).filter((value) => typeof value === 'string');
  return [...new Set(values)].map((value) => nothingTag(value.startsWith('/') ? value : `${kind}/${value}`));
}

/** Tags of the lists in which it was or is. */
function lists(kind: string, shown: ShownAs, ...rows: (Row | undefined)[]): string[] {
  return [listTag(kind), ...related(shown.narrowing, ...rows).map(([field, id]) => listTag(kind, field, id))];
}

/** Related documents before and after, by field, each once. */
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

/** An empty field may be stored as null or be missing. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

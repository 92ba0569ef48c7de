import { isObject, type Values } from '../isObject.ts';

/** Row id of the document itself. */
export const ROOT = '';

/** A row of a list or a block of a layout; also the document itself. */
export interface Row {
  /** Its values, without nested lists of rows. */
  own: Values;
  /** The list that contains it, by `listKey`; empty for the document. */
  list: string;
}

/** A flattened document: rows by id, and the order of each list. */
export interface Flat {
  rows: Map<string, Row>;
  lists: Map<string, string[]>;
}

/** Key of a list: the row that contains it, and its path in that row. */
export function listKey(owner: string, path: string): string {
  return `${owner}\u0000${path}`;
}

/** The row that contains a list. */
export function ownerOf(list: string): string {
  return list.slice(0, list.indexOf('\u0000'));
}

/** The path of a list in its row. */
export function pathOf(list: string): string {
  return list.slice(list.indexOf('\u0000') + 1);
}

/** Flattens a document. Rows are objects with unique ids; lists of anything else are values. */
export function flatten(document: Values): Flat {
  const flat: Flat = { rows: new Map(), lists: new Map() };
  take(document, ROOT, '', flat);
  return flat;
}

function take(row: Values, id: string, list: string, flat: Flat): void {
  const entry: Row = { own: {}, list };
  flat.rows.set(id, entry);
  entry.own = withoutLists(row, id, '', flat);
}

function withoutLists(values: Values, owner: string, before: string, flat: Flat): Values {
  const own: Values = {};
  for (const [name, value] of Object.entries(values)) {
    const path = before + name;
    if (isRows(value, flat)) {
      const list = listKey(owner, path);
      flat.lists.set(
        list,
        value.map(({ id }) => id),
      );
      for (const row of value) take(row, row.id, list, flat);
    } else own[name] = isGroup(value) ? withoutLists(value, owner, `${path}.`, flat) : value;
  }
  return own;
}

/** Whether a value is a list of rows that occur nowhere else: a duplicate id identifies no row. */
function isRows(value: unknown, { rows }: Flat): value is (Values & { id: string })[] {
  if (!Array.isArray(value) || value.length === 0) return false;
  const ids = new Set(value.map((row) => (isObject(row) && typeof row.id === 'string' ? row.id : ROOT)));
  return ids.size === value.length && ![...ids].some((id) => id === ROOT || rows.has(id));
}

/** Whether a value is a group of fields. Rich text and a polymorphic relationship are single values. */
export function isGroup(value: unknown): value is Values {
  return isObject(value) && !isObject(value.root) && !('relationTo' in value);
}

/** Reverses `flatten`. */
export function unflatten({ lists, rows }: Flat): Values {
  const byOwner = Map.groupBy(lists.keys(), ownerOf);
  const build = (id: string): Values =>
    (byOwner.get(id) ?? []).reduce(
      (row, list) => withAt(row, pathOf(list).split('.'), (lists.get(list) ?? []).map(build)),
      rows.get(id)?.own ?? {},
    );
  return build(ROOT);
}

function withAt(values: Values, [name = '', ...rest]: string[], value: unknown): Values {
  const inner = isObject(values[name]) ? values[name] : {};
  return { ...values, [name]: rest.length > 0 ? withAt(inner, rest, value) : value };
}

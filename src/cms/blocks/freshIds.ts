import { isObject } from '../../shared/isObject.ts';
import { newBlockId } from '../../shared/layouts/newBlockId.ts';

/**
 * A copy of a stored layout in which every block and every row has an id of its own, so that two documents never share one. Text is
 * left alone but for the blocks between its paragraphs.
 */
export function freshIds(layout: unknown, newId: () => string = newBlockId): unknown {
  if (Array.isArray(layout)) return layout.map((entry) => freshIds(withId(entry, newId), newId));
  if (!isObject(layout)) return layout;
  const own =
    layout.type === 'block' && isObject(layout.fields) ? { ...layout, fields: withId(layout.fields, newId) } : layout;
  return Object.fromEntries(Object.entries(own).map(([key, value]) => [key, freshIds(value, newId)]));
}

/** Rows and blocks have an id; nodes of a text have none of this form. */
function withId(entry: unknown, newId: () => string): unknown {
  return isObject(entry) && isRowId(entry.id) ? { ...entry, id: newId() } : entry;
}

/** What Payload gives rows as their id: 24 hexadecimal digits. */
function isRowId(id: unknown): boolean {
  return typeof id === 'string' && /^[0-9a-f]{24}$/.test(id);
}

/** Value at a dotted path (`items.0.text`); undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce(inside, value);
}

/**
 * Immutable set: a copy of an object with another value at a path; everything off the path stays the same object.
 * Missing groups are created; a row is not.
 * @throws when the path leads through a row that a list does not have, or through text or a number
 */
export function withValueAt<T extends object>(object: T, path: string, value: unknown): T {
  const [name = '', ...rest] = path.split('.');
  if (Array.isArray(object) && !(name in object)) throw new Error(`There is no row ${name} for “${path}”.`);
  const before = inside(object, name);
  if (rest.length > 0 && before !== null && before !== undefined && typeof before !== 'object') {
    throw new Error(`“${name}” holds no values inside it for “${path}”.`);
  }
  const after = rest.length > 0 ? withValueAt((before ?? {}) as object, rest.join('.'), value) : value;
  if (after === before) return object;
  return (Array.isArray(object) ? object.with(Number(name), after) : { ...object, [name]: after }) as T;
}

function inside(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

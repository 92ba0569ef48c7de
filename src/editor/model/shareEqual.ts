import { isObject, type Values } from '../../shared/isObject.ts';

/**
 * Structural sharing: a value in which every part that equals a part of another value is that same object. Rows and
 * blocks are matched by id, everything else by position.
 * @returns `before` itself when the two are equal; absent and undefined are the same
 */
export function shareEqual<T>(before: unknown, after: T): T {
  return share(before, after, byId(before)) as T;
}

/** Deep equality; absent and undefined are the same. */
export function isEqual(a: unknown, b: unknown): boolean {
  return share(a, b, NONE) === a;
}

const NONE: ReadonlyMap<string, unknown> = new Map();

function share(before: unknown, after: unknown, like: ReadonlyMap<string, unknown>): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(after)) return shareList(before, after, like);
  if (!isObject(after)) return after;
  const other = typeof after.id === 'string' ? (like.get(after.id) ?? before) : before;
  if (!isObject(other)) return mapValues(after, (value) => share(undefined, value, like));
  const shared = mapValues(after, (value, name) =>
    share(Object.hasOwn(other, name) ? other[name] : undefined, value, like),
  );
  return definedNames(other).length === definedNames(shared).length &&
    definedNames(shared).every((name) => Object.is(shared[name], other[name]))
    ? other
    : shared;
}

function shareList(before: unknown, after: readonly unknown[], like: ReadonlyMap<string, unknown>): unknown {
  const others: readonly unknown[] = Array.isArray(before) ? before : [];
  const shared = after.map((value, index) => share(others[index], value, like));
  const isSame = Array.isArray(before) && others.length === shared.length;
  return isSame && shared.every((value, index) => Object.is(value, others[index])) ? before : shared;
}

/** A loop for speed, since it runs over a whole layout after every save. */
function mapValues(values: Values, change: (value: unknown, name: string) => unknown): Values {
  const changed: Values = {};
  for (const name of Object.keys(values)) changed[name] = change(values[name], name);
  return changed;
}

function definedNames(values: Values): string[] {
  return Object.keys(values).filter((name) => values[name] !== undefined);
}

function byId(value: unknown, found = new Map<string, unknown>()): ReadonlyMap<string, unknown> {
  if (Array.isArray(value)) for (const item of value) byId(item, found);
  if (!isObject(value)) return found;
  if (typeof value.id === 'string' && !found.has(value.id)) found.set(value.id, value);
  for (const inner of Object.values(value)) if (typeof inner === 'object') byId(inner, found);
  return found;
}

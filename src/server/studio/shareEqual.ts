/**
 * A copy of a tree in which equal objects and arrays are one object. What React sends to browsers names an object that occurs again by a
 * reference, and so does memory. Functions, React elements and instances of classes stay as they are.
 * @param value a tree of plain values; parts may occur several times already, but none within itself
 */
export function shareEqual<T>(value: T): T {
  /** The first object of each content, by a key made of the numbers of its parts. */
  const first = new Map<string, object>();
  const numbers = new Map<unknown, number>();
  const numberOf = (part: unknown): number => {
    const known = numbers.get(part);
    if (known !== undefined) return known;
    numbers.set(part, numbers.size);
    return numbers.size - 1;
  };
  const share = (part: unknown): unknown => {
    if (!isPlain(part)) return part;
    const isList = Array.isArray(part);
    const entries = Object.entries(part).map(([name, child]) => [name, share(child)] as const);
    const key = `${isList ? 'list' : 'object'} ${entries.map(([name, child]) => `${JSON.stringify(name)}:${numberOf(child)}`).join()}`;
    const known = first.get(key);
    if (known) return known;
    const made = isList ? entries.map(([, child]) => child) : Object.fromEntries(entries);
    first.set(key, made);
    return made;
  };
  return share(value) as T;
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

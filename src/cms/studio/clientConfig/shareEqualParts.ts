/**
 * A copy of a value in which all equal plain objects and arrays are one object (hash consing). Other objects, such as functions and
 * elements, are taken over as they are.
 * @param value without circles
 */
export function shareEqualParts<T>(value: T): T {
  const shared = new Map<string, object>();
  const copies = new Map<object, object>();
  const numbers = new Map<unknown, number>();

  /** Equal for equal primitives and for one object, and for nothing else. */
  function nameOf(part: unknown): string {
    if (typeof part === 'string') return JSON.stringify(part);
    if (part === null || !['function', 'object', 'symbol'].includes(typeof part)) return String(part);
    const number = numbers.get(part) ?? numbers.size;
    numbers.set(part, number);
    return `#${number}`;
  }

  function share(part: unknown): unknown {
    if (!isPlain(part)) return part;
    const known = copies.get(part);
    if (known) return known;
    const entries = Object.entries(part).map(([name, inner]) => [name, share(inner)] as const);
    const name = `${Array.isArray(part)}${entries.map(([key, inner]) => `${JSON.stringify(key)}:${nameOf(inner)}`)}`;
    const copy =
      shared.get(name) ?? (Array.isArray(part) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries));
    shared.set(name, copy);
    copies.set(part, copy);
    return copy;
  }

  // Sharing changes no type.
  return share(value) as T;
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Array.isArray(value);
}

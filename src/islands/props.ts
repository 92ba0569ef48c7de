interface BadValue {
  path: string;
  kind: string;
}

function nameKind(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return typeof value;
  return `instance of ${Object.getPrototypeOf(value)?.constructor?.name || 'a class'}`;
}

function isPlainObject(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  // The second check accepts objects of another realm (window or sandbox).
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function isJsonLeaf(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

function listMembers(value: object, path: string): [path: string, member: unknown][] {
  // Array.from, because `entries` would skip the holes of a sparse array.
  if (Array.isArray(value)) return Array.from(value, (member, index) => [`${path}[${index}]`, member]);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return members.map(([key, member]) => [`${path}.${key}`, member]);
}

function findBadValue(value: unknown, path: string, parents: readonly object[]): BadValue | undefined {
  if (isJsonLeaf(value)) return undefined;
  if (typeof value !== 'object' || value === null) return { path, kind: nameKind(value) };
  if (parents.includes(value)) return { path, kind: 'cycle' };
  if (!Array.isArray(value) && !isPlainObject(value)) return { path, kind: nameKind(value) };
  if (Object.getOwnPropertySymbols(value).length) return { path, kind: 'symbol as a key' };
  for (const [memberPath, member] of listMembers(value, path)) {
    const bad = findBadValue(member, memberPath, [...parents, value]);
    if (bad) return bad;
  }
  return undefined;
}

/**
 * Checks that an island's props survive serialization to JSON. Undefined members are allowed: they are left out on both sides. Throws a TypeError
 * with the island's name, the path of the first invalid value and its type.
 */
export function assertJsonProps(name: string, props: object): void {
  const bad = Array.isArray(props) ? { path: 'props', kind: 'array' } : findBadValue(props, 'props', []);
  if (!bad) return;
  throw new TypeError(
    `Island "${name}": ${bad.path} is not JSON (${bad.kind}), so the browser would not get it. Pass plain data: strings, finite numbers, booleans, null, arrays and plain objects.`,
  );
}

/**
 * Serializes an island's props for the marker's `props` attribute. Throws as assertJsonProps does.
 */
export function serializeProps(name: string, props: object): string {
  assertJsonProps(name, props);
  return JSON.stringify(props);
}

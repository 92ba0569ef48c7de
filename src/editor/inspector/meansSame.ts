import { isObject } from '../../shared/isObject.ts';

/**
 * Semantic equality of two setting values: undefined, null, an empty list and a group without values are the same, and
 * the order of keys does not count.
 */
export function meansSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.length ? value.map((each) => inOrder(each) ?? null) : undefined;
  if (!isObject(value)) return value ?? undefined;
  const names = Object.keys(value).sort();
  const said = names.map((name) => [name, inOrder(value[name])]).filter(([, inner]) => inner !== undefined);
  return said.length ? Object.fromEntries(said) : undefined;
}

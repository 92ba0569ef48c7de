/** Script-injection payloads, as form input or stored content. */
export const HOSTILE = [
  `"></style><script>alert(1)</script><img src=x onerror=alert(1)>' onmouseover='alert(1)`,
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  '1px;}*{background:url(//evil.example)}',
];

/** Keys with structural values; a page with other values would be a different page, or none. */
const KEPT = new Set([
  'blockType',
  'type',
  'linkType',
  'listType',
  'kind',
  'relationTo',
  'collection',
  '_status',
  'id',
  'root',
  'locale',
  'publicUrl',
  'path',
]);

/** Deep copy with the payload in place of every other text. */
export function makeHostile<T>(content: T, text: string): T {
  return replace(content, text, '') as T;
}

function replace(value: unknown, text: string, key: string): unknown {
  if (typeof value === 'string') return KEPT.has(key) ? value : text;
  if (Array.isArray(value)) return value.map((item) => replace(item, text, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replace(inner, text, name)]));
}

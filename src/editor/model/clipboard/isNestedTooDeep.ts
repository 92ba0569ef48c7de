/** Deepest nesting that is parsed, in elements; Chromium's parser flattens what is deeper than 512. */
const DEEPEST = 500;

/** Void elements, and those whose end tag is often omitted because the next such element ends them. */
const NOT_NESTED = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr ' +
    'p li dt dd tr td th thead tbody tfoot colgroup option optgroup rt rp'
  ).split(' '),
);

/**
 * Whether HTML nests so deep that a browser may take minutes for parsing it, which nothing can interrupt. Counts tags,
 * without parsing; tags that are never closed nest what follows.
 */
export function isNestedTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (NOT_NESTED.has(name.toLowerCase())) continue;
    depth = slash ? Math.max(0, depth - 1) : depth + 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

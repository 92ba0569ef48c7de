/** Empty SVG shapes: inside `svg` they may be self-closing. */
const EMPTY_SHAPES = /><\/(?:circle|ellipse|line|path|polygon|polyline|rect)>/g;

/** Void elements, which need no closing slash. */
const VOID_ELEMENTS = /(<(?:br|hr|img|input|link|meta|source)(?: [\w-]+(?:="[^"]*")?)*)\/>/gi;

/** Shortens closing tags. Text cannot contain these tags: its angle brackets are escaped. */
export function trimElements(html: string): string {
  return html.replaceAll(EMPTY_SHAPES, '/>').replaceAll(VOID_ELEMENTS, '$1>');
}

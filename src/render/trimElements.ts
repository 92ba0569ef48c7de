/** Shapes of icons, which hold nothing: inside `svg` they may end themselves. */
const EMPTY_SHAPES = /><\/(?:circle|ellipse|line|path|polygon|polyline|rect)>/g;

/** Elements that never hold anything, which need no sign that they end. */
const VOID_ELEMENTS = /(<(?:br|hr|img|input|link|meta|source)(?: [\w-]+(?:="[^"]*")?)*)\/>/gi;

/** Ends no element twice. Text cannot hold these tags: its angle brackets are escaped. */
export function trimElements(html: string): string {
  return html.replaceAll(EMPTY_SHAPES, '/>').replaceAll(VOID_ELEMENTS, '$1>');
}

/** A text on the page: the element that shows a field of a block. */
export interface TextPlace {
  element: HTMLElement;
  blockId: string;
  /** Path of the field in the block: `title`, `items.0.text`. */
  path: string;
}

const TEXT = '[data-text]';

/** The texts of the page in reading order, or those of one block. */
export function textsOf(page: Document, blockId?: string): TextPlace[] {
  const texts = [...page.querySelectorAll(TEXT)].map(placeOf);
  return texts.flatMap((text) => (text && (blockId === undefined || text.blockId === blockId) ? text : []));
}

/**
 * The text at a point: that of the element hit there or of one behind it, or the only text inside the hit element, such
 * as a button's.
 * @param target the element hit there
 * @param behind all elements under the point, from the top
 * @param blockId the block that the text has to be of
 */
export function textUnder(target: Element, behind: readonly Element[], blockId: string | undefined) {
  for (const element of [target, ...behind]) {
    const text = placeOf(element.closest(TEXT));
    if (text?.blockId === blockId) return text;
  }
  const inside = [...target.querySelectorAll(TEXT)].flatMap((element) => placeOf(element) ?? []);
  return inside.length === 1 && inside[0]?.blockId === blockId ? inside[0] : undefined;
}

function placeOf(element: Element | null): TextPlace | undefined {
  const path = element?.getAttribute('data-text');
  const blockId = element?.closest('[data-block-id]')?.getAttribute('data-block-id');
  if (!element || !path || !blockId || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') return undefined;
  return { element: element as HTMLElement, blockId, path };
}

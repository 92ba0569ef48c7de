/**
 * Offset of the first slide from the start of the row, in CSS px: the room of a peeking neighbour.
 * @param width of the row, in CSS px
 */
export function startOffset(view: HTMLElement, width: number): number {
  const offset = getComputedStyle(view).scrollPaddingInlineStart;
  const number = Number.parseFloat(offset) || 0;
  return offset.endsWith('%') ? (number / 100) * width : number;
}

/** Scrolls a row until a child is entirely visible, but not the page, as `scrollIntoView` would. */
export function keepInRow(row: HTMLElement, child: HTMLElement): void {
  const box = row.getBoundingClientRect();
  const { left, right } = child.getBoundingClientRect();
  if (left < box.left) row.scrollLeft -= box.left - left;
  else if (right > box.right) row.scrollLeft += right - box.right;
}

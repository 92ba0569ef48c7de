/** Number of neighbours on each side of the current page. */
const NEIGHBOURS = 2;

/**
 * Page numbers of a pagination: the first, the last, and those around the current one. `undefined` is an ellipsis; a gap of a single page is
 * filled by that page.
 */
export function pageNumbers(page: number, totalPages: number): (number | undefined)[] {
  const isShown = (target: number): boolean =>
    target === 1 || target === totalPages || Math.abs(target - page) <= NEIGHBOURS;
  const isLoneGap = (target: number): boolean => isShown(target - 1) && isShown(target + 1);
  const numbers: (number | undefined)[] = [];
  for (let target = 1; target <= totalPages; target++) {
    if (isShown(target) || isLoneGap(target)) numbers.push(target);
    else if (numbers.at(-1) !== undefined) numbers.push(undefined);
  }
  return numbers;
}

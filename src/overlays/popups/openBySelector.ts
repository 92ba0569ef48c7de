import { isPlainClick } from '../../effects/isPlainClick.ts';

/** Calls `open` on each click on what matches the selector, in place of following a link. Throws for an invalid selector. */
export function openBySelector(selector: string, open: () => boolean, signal: AbortSignal): void {
  document.querySelector(selector);
  const handleClick = (event: MouseEvent): void => {
    const target = (event.target as Element).closest(selector);
    if (target && isPlainClick(event) && open() && target.closest('a')) event.preventDefault();
  };
  document.addEventListener('click', handleClick, { signal });
}

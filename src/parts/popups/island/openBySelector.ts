/**
 * Calls `open` on each click on what matches the selector, in place of following its link. A click with a key held, which asks
 * for a tab of its own, is left alone. Throws for an invalid selector.
 */
export function openBySelector(selector: string, open: () => void, signal: AbortSignal): void {
  document.querySelector(selector);
  // Its own words: the module that knows plain clicks would be one more request.
  const handleClick = (event: MouseEvent): void => {
    const target = (event.target as Element).closest(selector);
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    open();
    if (target.closest('a')) event.preventDefault();
  };
  document.addEventListener('click', handleClick, { signal });
}

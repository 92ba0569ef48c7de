/**
 * Calls `open` on each click on a matching element, instead of following its link. Clicks with a modifier key, which open a new tab, are ignored.
 * Throws for an invalid selector.
 */
export function openBySelector(selector: string, open: () => void, signal: AbortSignal): void {
  document.querySelector(selector);
  // Duplicated check: importing the shared module would cost another request.
  const handleClick = (event: MouseEvent): void => {
    const target = (event.target as Element).closest(selector);
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    open();
    if (target.closest('a')) event.preventDefault();
  };
  document.addEventListener('click', handleClick, { signal });
}

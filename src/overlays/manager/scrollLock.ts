let restore: (() => void) | undefined;

/** Locks or unlocks scrolling of the page. The scroll bar's space stays reserved, so there is no layout shift. */
export function lockScroll(isLocked: boolean): void {
  if (isLocked === Boolean(restore)) return;
  if (restore) {
    restore();
    restore = undefined;
    return;
  }
  const root = document.documentElement;
  const { overflow, scrollbarGutter } = root.style;
  const hasScrollBar = window.innerWidth > root.clientWidth;
  root.style.overflow = 'hidden';
  if (hasScrollBar) root.style.scrollbarGutter = 'stable';
  restore = () => {
    root.style.overflow = overflow;
    root.style.scrollbarGutter = scrollbarGutter;
  };
}

let restore: (() => void) | undefined;

/** Keeps the page behind from scrolling, or lets it scroll again. The place of its scroll bar stays free, so nothing moves. */
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

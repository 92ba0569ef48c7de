import { coversDock } from '../../../../browser/covers/coversDock.ts';

/** Height that each popup takes at the bottom edge where the corner dock is, in CSS px. */
const sizes = new Map<HTMLElement, number>();

/**
 * Sets `--bar-size` on the root to the height that popups take at the bottom edge, where they would cover the corner dock, so that CSS moves the dock
 * above them. The consent banner's height is `--consent-size`, and not included.
 * @param element the popup's dialog, which fills the window
 * @param frame the visible popup
 * @param signal ends it
 */
export function liftDock(element: HTMLElement, frame: HTMLElement, signal: AbortSignal): void {
  if (!element.dataset.position?.startsWith('bottom')) return;
  const root = document.documentElement;
  const tell = (): void => {
    const size = Math.max(0, ...sizes.values());
    // A page may set its own bar size in CSS.
    if (size > 0) root.style.setProperty('--bar-size', `${size}px`);
    else root.style.removeProperty('--bar-size');
  };
  const update = (): void => {
    sizes.set(element, isUnderDock(frame) ? innerHeight - frame.offsetTop - bannerSize(root) : 0);
    tell();
  };
  // The observer also reports the frame at once.
  const observer = new ResizeObserver(update);
  observer.observe(frame);
  window.addEventListener('resize', update, { signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    sizes.delete(element);
    tell();
  });
}

/** By offsets, since transforms of the entrance animation affect client rects. */
function isUnderDock({ offsetLeft, offsetWidth }: HTMLElement): boolean {
  return coversDock(offsetLeft, offsetLeft + offsetWidth);
}

function bannerSize(root: HTMLElement): number {
  return Number.parseFloat(root.style.getPropertyValue('--consent-size')) || 0;
}

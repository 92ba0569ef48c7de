import { coversDock } from '../../../../browser/covers/coversDock.ts';

/** How much of the window's lower edge each popup takes where the corner dock stands, in CSS px. */
const sizes = new Map<HTMLElement, number>();

/**
 * Tells the page how much of its lower edge a popup takes, as `--bar-size` on the root, where it would cover the corner dock:
 * the style sheet moves the dock above it. What the consent banner takes is told by `--consent-size` and not part of it.
 * @param element the popup's, which fills the window
 * @param frame the popup at its place
 * @param signal ends it
 */
export function liftDock(element: HTMLElement, frame: HTMLElement, signal: AbortSignal): void {
  if (!element.dataset.position?.startsWith('bottom')) return;
  const root = document.documentElement;
  const tell = (): void => {
    const size = Math.max(0, ...sizes.values());
    // A page may have a bar of its own, whose size stands in its style.
    if (size > 0) root.style.setProperty('--bar-size', `${size}px`);
    else root.style.removeProperty('--bar-size');
  };
  const update = (): void => {
    sizes.set(element, isUnderDock(frame) ? innerHeight - frame.offsetTop - bannerSize(root) : 0);
    tell();
  };
  // Told of the frame at once, too.
  const observer = new ResizeObserver(update);
  observer.observe(frame);
  window.addEventListener('resize', update, { signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    sizes.delete(element);
    tell();
  });
}

/** By offsets, since the frame may still be on its way in. */
function isUnderDock({ offsetLeft, offsetWidth }: HTMLElement): boolean {
  return coversDock(offsetLeft, offsetLeft + offsetWidth);
}

function bannerSize(root: HTMLElement): number {
  return Number.parseFloat(root.style.getPropertyValue('--consent-size')) || 0;
}

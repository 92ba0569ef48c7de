export interface Banner {
  show(isShown: boolean): void;
  /** Marks an answer as pending. */
  wait(isWaiting: boolean): void;
  /** Shows an error, and lets the visitor retry. */
  fail(): void;
}

/**
 * The server-rendered banner inside `element`. While shown, its height is set on the page, so that elements at the bottom move above it, and focused
 * elements are not covered.
 */
export function openBanner(element: HTMLElement, signal: AbortSignal): Banner {
  const banner = element.querySelector<HTMLElement>('.r-consent') as HTMLElement;
  const complaint = element.querySelector<HTMLElement>('.r-consent__failed') as HTMLElement;

  const uncoverFocus = (): void => {
    const { activeElement, body } = document;
    if (banner.hidden || activeElement === body || banner.contains(activeElement)) return;
    activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty('--consent-size', `${banner.offsetHeight}px`);
    uncoverFocus();
  });
  observer.observe(banner);
  signal.addEventListener('abort', () => observer.disconnect());
  document.addEventListener('focusin', uncoverFocus, { signal });

  const show = (isShown: boolean): void => {
    banner.hidden = !isShown;
    complaint.hidden = true;
  };
  const wait = (isWaiting: boolean): void => {
    banner.toggleAttribute('data-waiting', isWaiting);
  };
  return {
    show,
    wait,
    fail: () => {
      wait(false);
      show(true);
      complaint.hidden = false;
    },
  };
}

export interface Banner {
  show(isShown: boolean): void;
  /** Marks that an answer is on its way. */
  wait(isWaiting: boolean): void;
  /** Says that the answer could not be taken, and lets the visitor try again. */
  fail(): void;
}

/**
 * The server's banner inside `element`. While it is shown the page knows its height, so that what stands at the bottom
 * moves above it, and nothing that has focus is left behind it.
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

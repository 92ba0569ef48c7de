import { NEAR_END } from '../constants.ts';

/** Infinite scrolling. */
export interface NearEnd {
  /** Observes the current link. */
  watch(): void;
  stop(): void;
}

/**
 * Follows the “more” link of an infinite listing. A failure is not retried: the link stays, to be clicked.
 * @param load resolves to whether more was added
 */
export function loadNearEnd(listing: HTMLElement, load: (link: HTMLAnchorElement) => Promise<boolean>): NearEnd {
  const isEndless = listing.dataset.pagination === 'infinite' && 'IntersectionObserver' in window;
  let isBusy = false;
  const observer = isEndless ? new IntersectionObserver(near, { rootMargin: NEAR_END }) : undefined;

  async function near(entries: IntersectionObserverEntry[]): Promise<void> {
    const link = linkOf(listing);
    if (isBusy || !link || !entries.some(({ isIntersecting }) => isIntersecting)) return;
    isBusy = true;
    observer?.disconnect();
    const hasCome = await load(link);
    isBusy = false;
    if (hasCome) watch();
  }

  function watch(): void {
    const link = linkOf(listing);
    observer?.disconnect();
    if (link && !isBusy) observer?.observe(link);
  }

  watch();
  return { watch, stop: () => observer?.disconnect() };
}

function linkOf(listing: HTMLElement): HTMLAnchorElement | null {
  return listing.querySelector('.r-listing__more a[href]');
}

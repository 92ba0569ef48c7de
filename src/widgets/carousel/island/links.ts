import type { Parts } from './driver.ts';

/** Links and hashes that lead to slides. */
export interface SlideLinks {
  /** Marks the link of the current slide. */
  show(slide: number): void;
}

/**
 * Binds links of the frame to its slides, such as thumbnails; a URL hash brings the slide with its target into view, which would be inert
 * otherwise.
 */
export function enableLinks({ frame, slides }: Parts, onGo: (slide: number) => void, signal: AbortSignal): SlideLinks {
  const links = new Map<HTMLAnchorElement, number>();
  for (const link of frame.querySelectorAll<HTMLAnchorElement>('a[data-slide]')) {
    const slide = slides.findIndex(({ id }) => id && link.hash === `#${id}`);
    if (slide >= 0) links.set(link, slide);
  }
  for (const [link, slide] of links) {
    link.addEventListener(
      'click',
      (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onGo(slide);
      },
      { signal },
    );
  }
  const followHash = (): void => {
    const target = findTarget();
    const slide = target ? slides.findIndex((each) => each.contains(target)) : -1;
    if (slide < 0 || !slides[slide]?.inert) return;
    onGo(slide);
    target?.scrollIntoView({ block: 'nearest' });
  };
  window.addEventListener('hashchange', followHash, { signal });
  return {
    show(current) {
      for (const [link, slide] of links) {
        if (slide === current) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
        if (slide === current) keepInView(link);
      }
    },
  };
}

/** Scrolls the row of links, but not the page. */
function keepInView(link: HTMLElement): void {
  const row = link.closest<HTMLElement>('[data-slide-links]');
  if (!row) return;
  const [inner, outer] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
}

function findTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // A malformed hash has no target.
    return null;
  }
}

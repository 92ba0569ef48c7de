import type { Parts } from './driver.ts';

/** Links and hashes that lead to slides. */
export interface SlideLinks {
  /** Marks the link of the slide that is seen. */
  show(slide: number): void;
}

/**
 * Has links of the frame to its slides, such as small pictures below them, move the carousel; and an address with a hash brings into view the
 * slide in which its target stands, which would be out of reach otherwise.
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

/** Scrolls the row of links, and never the page. */
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
    // A hash that is no text names nothing.
    return null;
  }
}

import { oncePerFrame } from '../../../browser/oncePerFrame.ts';
import { countStops, slideAtStop } from '../rules/stops.ts';
import type { Driver, DriverEvents, DriverOptions, Parts } from './driver.ts';

/** Time without a scroll event after which scrolling has ended, in ms; not every browser fires `scrollend`. */
export const REST_MS = 120;

/** Scroll driver: moves slides by scrolling the native row. */
export function startScroll({ frame, slides, view }: Parts, options: DriverOptions, { onStop }: DriverEvents): Driver {
  const listeners = new AbortController();
  const stops = countStops(options);
  let stop = options.startStop;
  /** Target of a programmatic scroll; positions on the way are not stops. */
  let target: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Scroll distance to a stop, in CSS px. */
  function wayTo(to: number): number {
    const slide = slides[slideAtStop(to, options)];
    if (!slide) return 0;
    const [inner, outer] = [slide.getBoundingClientRect(), view.getBoundingClientRect()];
    const { direction } = getComputedStyle(view);
    const padding = options.startOffset(outer.width);
    const gap = Number.parseFloat(getComputedStyle(slide).paddingInlineStart) || 0;
    return direction === 'rtl' ? inner.right - outer.right + padding - gap : inner.left - outer.left - padding + gap;
  }

  function nearest(): number {
    const ways = Array.from({ length: stops }, (_, index) => Math.abs(wayTo(index)));
    // At the end of the row several last stops may have the same distance.
    return ways.indexOf(Math.min(...ways));
  }

  function settle(): void {
    const isOwn = target !== undefined;
    target = undefined;
    const found = nearest();
    if (found === stop) return;
    stop = found;
    onStop(stop, !isOwn);
  }

  const follow = oncePerFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(settle, REST_MS);
  });
  const goTo = (to: number, speedMs: number): void => {
    stop = target = to;
    view.scrollBy({ left: wayTo(to), behavior: speedMs ? 'smooth' : 'instant' });
    onStop(to, false);
    follow();
  };

  frame.dataset.live = 'scroll';
  view.addEventListener('scroll', follow, { passive: true, signal: listeners.signal });
  if (stop > 0) view.scrollBy({ left: wayTo(stop), behavior: 'instant' });
  return {
    goTo: (to) => goTo(to, options.speedMs),
    end() {
      listeners.abort();
      clearTimeout(timer);
      delete frame.dataset.live;
    },
  };
}

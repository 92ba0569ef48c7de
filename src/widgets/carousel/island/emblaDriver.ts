import EmblaCarousel from 'embla-carousel';
import { emblaDuration } from '../rules/emblaDuration.ts';
import type { Driver, DriverEvents, DriverOptions, Parts } from './driver.ts';

type Plugins = NonNullable<Parameters<typeof EmblaCarousel>[2]>;

/** Embla driver for loop and fade: without cloned slides, so that no content is duplicated. */
export function startEmbla(
  { frame, slides, track, view }: Parts,
  options: DriverOptions,
  events: DriverEvents,
  plugins: Plugins = [],
): Driver {
  const { loops, speedMs, startStop, step } = options;
  let isHeld = false;
  let hasBeenHeld = false;
  const hold = (value: boolean) => () => {
    isHeld = value;
    if (value) hasBeenHeld = true;
    events.onHold(value);
  };
  frame.dataset.live = 'embla';
  view.scrollLeft = 0;
  const embla = EmblaCarousel(
    view,
    {
      // Peeking neighbours are part of what Embla moves, so that it loops those on both sides.
      align: options.startOffset,
      container: track,
      containScroll: false,
      direction: getComputedStyle(view).direction === 'rtl' ? 'rtl' : 'ltr',
      duration: speedMs && emblaDuration(speedMs),
      loop: loops,
      slides: [...slides],
      slidesToScroll: step,
      startIndex: startStop,
      // Slides out of view are inert, so focus cannot move to them.
      watchFocus: false,
    },
    plugins,
  );
  embla
    .on('pointerDown', hold(true))
    .on('pointerUp', hold(false))
    .on('select', () => {
      events.onStop(embla.selectedScrollSnap(), hasBeenHeld);
      if (!isHeld) hasBeenHeld = false;
    });
  return {
    goTo(stop) {
      hasBeenHeld = false;
      embla.scrollTo(stop, speedMs === 0);
    },
    end() {
      embla.destroy();
      delete frame.dataset.live;
    },
  };
}

import '../controls.css';
import { type Arrangement, countStops, slidesAtStop, slidesToFetch, stopFurther, stopOfSlide } from '../rules/stops.ts';
import { enableControls } from './controls.ts';
import type { Driver, DriverOptions, Parts, StartDriver } from './driver.ts';
import { enableKeys } from './keys.ts';
import { enableLinks } from './links.ts';
import { motionQuery } from './motionQuery.ts';
import { enablePeeks } from './peeks.ts';
import { type Rotation, startRotation } from './rotation.ts';
import { startScroll } from './scrollDriver.ts';
import { fetchPictures, markSeen, unmarkSeen } from './slides.ts';
import { startOffset } from './startOffset.ts';

/** Differences from the defaults: one slide at a time, no loop, no autoplay. */
export type CarouselIslandProps = {
  infinite?: boolean;
  fade?: boolean;
  /** Autoplay interval in ms. */
  autoplay?: number;
  backward?: boolean;
  /** Pauses on mouse hover. */
  hover?: boolean;
  /** Ms. */
  speed?: number;
  /** Slides per step. */
  step?: number;
  /** Loads all pictures at once. */
  eager?: boolean;
};

const DEFAULT_SPEED_MS = 500;
const MIN_DELAY_MS = 1000;

/** Mounts the markup of `CarouselFrame`. Embla is loaded only for slides that loop or fade (decision 051). */
export async function mount(element: HTMLElement, props: CarouselIslandProps): Promise<(() => void) | undefined> {
  const parts = findParts(element);
  if (!parts) return;
  const startDriver = await loadDriver(props);
  return runCarousel(parts, props, startDriver);
}

function loadDriver({ fade, infinite }: CarouselIslandProps): Promise<StartDriver> | StartDriver {
  if (fade) return import('./fadeDriver.ts').then(({ startFade }) => startFade);
  return infinite ? import('./emblaDriver.ts').then(({ startEmbla }) => startEmbla) : startScroll;
}

function findParts(element: HTMLElement): Parts | undefined {
  const frame = element.querySelector<HTMLElement>('.r-carousel');
  const view = frame?.querySelector<HTMLElement>(':scope > .r-carousel__view');
  const track = view?.querySelector<HTMLElement>(':scope > .r-carousel__track');
  const slides = track ? ([...track.children] as HTMLElement[]) : [];
  return frame && view && track && slides.length > 1 ? { frame, view, track, slides } : undefined;
}

function runCarousel(parts: Parts, props: CarouselIslandProps, startDriver: StartDriver): () => void {
  const { frame, slides, view } = parts;
  const listeners = new AbortController();
  const { signal } = listeners;
  const motion = motionQuery();
  const loops = props.infinite === true;
  let stop = 0;
  let arrangement = readArrangement(parts, props);
  let driver: Driver | undefined;
  let rotation: Rotation | undefined;

  const show = (): void => {
    const seen = slidesAtStop(stop, arrangement);
    markSeen(slides, seen, arrangement);
    fetchPictures(slides, props.eager ? [...slides.keys()] : slidesToFetch(seen, arrangement));
    controls.show(stop, countStops(arrangement));
    links.show(seen[0] ?? 0);
  };
  const goTo = (to: number): void => {
    if (to !== stop || !driver) driver?.goTo(to);
  };
  /** Any manual navigation stops autoplay. */
  const goByHand = (to: number): void => {
    rotation?.stop();
    goTo(to);
  };
  const stepByHand = (by: number): void => {
    const stops = countStops(arrangement);
    const to = stopFurther(stop, by, stops);
    if (loops || to - stop === by) goByHand(to);
  };
  const controls = enableControls(frame, { loops, onGo: goByHand, onStep: stepByHand, signal });
  const links = enableLinks(parts, (slide) => goByHand(stopOfSlide(slide, arrangement)), signal);
  enableKeys(frame, stepByHand, signal);
  enablePeeks(parts, stepByHand, signal);

  function start(): void {
    const startSlide = slidesAtStop(stop, arrangement)[0] ?? 0;
    driver?.end();
    driver = undefined;
    arrangement = readArrangement(parts, props);
    const stops = countStops(arrangement);
    stop = stopOfSlide(startSlide, arrangement);
    if (stops > 1) {
      const options: DriverOptions = {
        ...arrangement,
        isFade: props.fade === true,
        speedMs: motion?.matches ? 0 : numberOr(props.speed, DEFAULT_SPEED_MS),
        startOffset: (width) => startOffset(view, width),
        startStop: stop,
      };
      driver = startDriver(parts, options, {
        onStop(to, byVisitor) {
          stop = to;
          if (byVisitor) rotation?.stop();
          show();
        },
        onHold: (isHeld) => rotation?.hold(isHeld),
      });
    } else frame.dataset.live = 'all';
    show();
  }

  // Starts from the slide that was scrolled to before hydration.
  stop = stopOfSlide(nearestSlide(parts), arrangement);
  start();
  const resize = new ResizeObserver(() => {
    if (readArrangement(parts, props).shown !== arrangement.shown) start();
  });
  resize.observe(view);
  motion?.addEventListener('change', start, { signal });
  if (numberOr(props.autoplay, 0) > 0) {
    rotation = startRotation(frame, {
      delayMs: Math.max(MIN_DELAY_MS, numberOr(props.autoplay, 0)),
      pausesOnHover: props.hover === true,
      onMove: () => goTo(stopFurther(stop, props.backward ? -1 : 1, countStops(arrangement))),
      onChange: (rotates) => view.setAttribute('aria-live', rotates ? 'off' : 'polite'),
      signal,
    });
  }
  view.setAttribute('aria-live', 'polite');

  return () => {
    listeners.abort();
    resize.disconnect();
    rotation?.end();
    driver?.end();
    delete frame.dataset.live;
    view.removeAttribute('aria-live');
    unmarkSeen(slides);
  };
}

/** The arrangement at the current width; the style sheet defines how many slides are shown. */
function readArrangement({ slides, view }: Parts, { fade, infinite, step }: CarouselIslandProps): Arrangement {
  const styled = Number(getComputedStyle(view).getPropertyValue('--show'));
  const shown = fade ? 1 : Math.max(1, Math.round(numberOr(styled, 1)));
  return {
    slides: slides.length,
    shown,
    step: Math.min(shown, Math.max(1, Math.round(numberOr(step, 1)))),
    loops: infinite === true,
  };
}

function nearestSlide({ slides, view }: Parts): number {
  if (view.scrollLeft === 0) return 0;
  const middle = view.getBoundingClientRect().left + view.clientWidth / 2;
  const ways = slides.map((slide) => {
    const { left, width } = slide.getBoundingClientRect();
    return Math.abs(left + width / 2 - middle);
  });
  return ways.indexOf(Math.min(...ways));
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

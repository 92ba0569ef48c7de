import { oncePerFrame } from '../../../browser/oncePerFrame.ts';
import { type Curves, declarationsAt } from '../curves.ts';
import { BEHIND } from '../motionData.ts';
import { MOTION_RESIZE_MS } from '../motions.ts';
import { pageProgress, viewProgress } from '../progress.ts';
import { findMoving, type Moving, movesHere, watchMoving } from './findMoving.ts';

/** A block's position without motion, in CSS px from the top of the document. */
interface Placed extends Moving {
  top: number;
  height: number;
  isOn: boolean;
}

/**
 * Scroll motion without CSS scroll timelines, updated in frames in which the page scrolls and the block is in the window. Measured again 200 ms
 * after the window, the page or a block was resized, such as by loading pictures and fonts.
 */
export function mount(marker: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let moving: Moving[] = [];
  const inView = new Set<Element>();
  let placed: Placed[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (): void => {
    for (const one of placed) if (one.isOn && inView.has(one.element)) move(one);
  };
  const showSoon = oncePerFrame(show);
  const measure = (): void => {
    for (const { element } of moving) rest(element);
    placed = moving.map((one) => {
      const { height, top } = one.element.getBoundingClientRect();
      return { ...one, height, top: top + scrollY, isOn: movesHere(one.element) };
    });
    // Also those out of view, so that they enter the window at the right position.
    for (const one of placed) if (one.isOn) move(one);
  };
  const measureSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(measure, MOTION_RESIZE_MS);
  };

  window.addEventListener('scroll', showSoon, { passive: true, signal });
  window.addEventListener('resize', measureSoon, { signal });
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', measure, { signal });
  const views = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
    showSoon();
  });
  const sizes = new ResizeObserver(measureSoon);
  sizes.observe(document.body);
  const find = (): void => {
    const before = new Set(moving.map(({ element }) => element));
    moving = findMoving(marker);
    for (const { element } of moving) {
      if (before.delete(element)) continue;
      views.observe(element);
      sizes.observe(element);
    }
    for (const gone of before) {
      views.unobserve(gone);
      sizes.unobserve(gone);
      inView.delete(gone);
    }
    measure();
  };
  find();
  const stopWatching = watchMoving(marker, find);
  return () => {
    listeners.abort();
    stopWatching();
    views.disconnect();
    sizes.disconnect();
    clearTimeout(timer);
    for (const { element } of moving) rest(element);
  };
}

function move({ data, element, height, top }: Placed): void {
  const { clientHeight, scrollHeight } = document.documentElement;
  const percent = data.page
    ? pageProgress(scrollY, scrollHeight, clientHeight)
    : viewProgress(top - scrollY, height, clientHeight);
  for (const [layer, curves] of layersOf(element, data)) Object.assign(layer.style, declarationsAt(curves, percent));
}

function rest(element: HTMLElement): void {
  const still = { translate: '', rotate: '', scale: '', opacity: '', filter: '' };
  Object.assign(element.style, still);
  const behind = element.querySelector<HTMLElement>(BEHIND);
  if (behind) Object.assign(behind.style, still);
}

function layersOf(element: HTMLElement, { behind, own }: Moving['data']): [HTMLElement, Curves][] {
  const picture = behind && element.querySelector<HTMLElement>(BEHIND);
  return [
    ...(own ? [[element, own] as [HTMLElement, Curves]] : []),
    ...(picture ? [[picture, behind] as [HTMLElement, Curves]] : []),
  ];
}

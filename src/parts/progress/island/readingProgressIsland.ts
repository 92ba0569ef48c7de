import { oncePerFrame } from '../../../browser/oncePerFrame.ts';
import { readingProgress } from './readingProgress.ts';

/** Sets the length of the reading-progress bar, in browsers without scroll timelines. */
export function mount(element: HTMLElement): (() => void) | undefined {
  const bar = element.querySelector<HTMLElement>('.r-reading-progress__bar');
  if (!bar) return;

  const update = (): void => {
    const percent = readingProgress(window.scrollY, document.documentElement.scrollHeight, window.innerHeight);
    bar.style.setProperty('inline-size', `${percent}%`);
  };
  const requestUpdate = oncePerFrame(update);
  const listeners = new AbortController();
  for (const type of ['scroll', 'resize']) {
    window.addEventListener(type, requestUpdate, { passive: true, signal: listeners.signal });
  }
  // The page also grows without scroll or resize, when a picture or a refreshed listing arrives.
  const growth = new ResizeObserver(requestUpdate);
  growth.observe(document.body);
  update();
  return () => {
    listeners.abort();
    growth.disconnect();
  };
}

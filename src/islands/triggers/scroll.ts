import { SCROLL_TRIGGER_ARM_MS, SCROLL_TRIGGER_PX } from '../constants.ts';
import type { Trigger } from '../types.ts';
import { listen } from './listen.ts';

/**
 * Fires once the page is scrolled by SCROLL_TRIGGER_PX. It looks for the first time SCROLL_TRIGGER_ARM_MS after the
 * page has loaded, or after the element has arrived in a loaded page.
 */
export const scroll: Trigger = (start) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopScroll: (() => void) | undefined;

  const check = () => window.scrollY >= SCROLL_TRIGGER_PX && start();
  const arm = () => {
    stopScroll = listen(window, 'scroll', check, true);
    check();
  };
  const wait = () => {
    timer = setTimeout(arm, SCROLL_TRIGGER_ARM_MS);
  };
  const stopLoad = document.readyState === 'complete' ? wait() : listen(window, 'load', wait);

  return () => {
    stopLoad?.();
    clearTimeout(timer);
    stopScroll?.();
  };
};

import { SCROLL_TRIGGER_ARM_MS, SCROLL_TRIGGER_PX } from '../constants.ts';
import type { CleanUp, Trigger } from '../types.ts';
import { afterLoad } from './afterLoad.ts';
import { listen } from './listen.ts';

/**
 * Fires once the page is scrolled by SCROLL_TRIGGER_PX. The first check is SCROLL_TRIGGER_ARM_MS after the load event, or after the element was
 * inserted into a loaded page.
 */
export const scroll: Trigger = (start) => {
  let isOver = false;
  let stopScroll: CleanUp | undefined;

  const check = () => scrollY >= SCROLL_TRIGGER_PX && start();
  const arm = () => {
    if (isOver) return;
    stopScroll = listen(window, 'scroll', check, true);
    check();
  };
  afterLoad(() => setTimeout(arm, SCROLL_TRIGGER_ARM_MS));

  return () => {
    isOver = true;
    stopScroll?.();
  };
};

import { listen } from '../../../../islands/triggers/listen.ts';
import type { PopupTrigger } from './types.ts';

/**
 * `down` fires when the page is scrolled by `offset` percent of the document's height, measured from the top, or to the end if the offset is
 * unreachable: a page that cannot scroll fires once it is loaded. `up` fires on the first scroll upwards.
 */
export const scrolling: PopupTrigger<'scrolling'> = (fire, { direction, offset }) => {
  let last = 0;
  const check = (): void => {
    const { scrollHeight } = document.documentElement;
    const end = scrollHeight - innerHeight;
    // Clamped, since some browsers overscroll.
    const top = Math.max(0, Math.min(scrollY, end));
    // At the end a fraction of a pixel may be missing.
    if (direction === 'up' ? top < last : top >= Math.min((scrollHeight * offset) / 100, end - 1)) fire();
    last = top;
  };
  // Before the load event, the height may be that of an unfinished page.
  if (direction === 'up' || document.readyState === 'complete') check();
  return listen(window, 'scroll load', check, true);
};

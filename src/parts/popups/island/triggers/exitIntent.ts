import { listen } from '../../../../islands/triggers/listen.ts';
import type { PopupTrigger } from './types.ts';

/** Earliest time to fire, in ms from the start of the page. */
export const EXIT_EARLIEST_MS = 2000;

/**
 * Fires when the pointer leaves the page through its top edge. Without a hovering pointer, as on phones, it fires when a visitor returns
 * to the tab: a fast scroll upwards usually aims at the menu, and is no reliable sign of leaving.
 */
export const exitIntent: PopupTrigger<'exit_intent'> = (fire) =>
  listen(
    window,
    'pointerout visibilitychange',
    (event) => {
      const { clientY, relatedTarget, type } = event as PointerEvent;
      const isLeaving = matchMedia('(hover: none)').matches
        ? type !== 'pointerout' && !document.hidden
        : !relatedTarget && clientY <= 0;
      if (isLeaving && performance.now() >= EXIT_EARLIEST_MS) fire();
    },
    true,
  );

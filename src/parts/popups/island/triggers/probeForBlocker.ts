import type { PopupTrigger } from './types.ts';

/** Minimum delay, in ms: some blockers check a page only after a change. */
export const PROBE_LEAST_MS = 100;

/**
 * Inserts a bait element that looks like an advertisement to filter lists, and fires `delay` seconds later if it was hidden or removed. Its id has
 * six random characters (spec), so that no list can exempt it.
 */
export const probeForBlocker: PopupTrigger<'adblock_detection'> = (fire, { delay }) => {
  const probe = document.createElement('div');
  probe.id = Math.random().toString(36).slice(2, 8).padEnd(6, 'a');
  probe.className = 'adsbox ad-banner';
  // Fixed, so that it takes no space in the layout; invisible, and not exposed to screen readers.
  probe.style.cssText = 'position:fixed;top:0;width:1px;height:1px;opacity:0;pointer-events:none';
  document.body.append(probe);
  const timer = setTimeout(
    () => {
      const isBlocked = !probe.offsetHeight || getComputedStyle(probe).visibility !== 'visible';
      probe.remove();
      if (isBlocked) fire();
    },
    Math.max(delay * 1000, PROBE_LEAST_MS),
  );
  return () => {
    clearTimeout(timer);
    probe.remove();
  };
};

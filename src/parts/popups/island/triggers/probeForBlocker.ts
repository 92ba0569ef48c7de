import type { PopupTrigger } from './types.ts';

/** Time that blockers have in any case, in ms: some look at a page only after it changed. */
export const PROBE_LEAST_MS = 100;

/**
 * Fires `delay` seconds later if something has hidden or removed an element that looks like an advertisement to lists of
 * them. Its id has six random characters (spec, section 9, "Popups"), so that no list can spare it.
 */
export const probeForBlocker: PopupTrigger<'adblock_detection'> = (fire, { delay }) => {
  const probe = document.createElement('div');
  probe.id = Math.random().toString(36).slice(2, 8).padEnd(6, 'a');
  probe.className = 'adsbox ad-banner';
  // Fixed, so that it takes no room in the page; out of the way, seen by nobody, heard by nobody.
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

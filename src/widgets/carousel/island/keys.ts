/** Elements that handle arrow keys themselves: text fields, sliders, videos, lists. */
const OWN_KEYS = 'input, select, textarea, video, audio, [contenteditable], [role=slider], [role=tab], [role=menuitem]';

/**
 * Moves slides by the arrow keys, from buttons, dots and slides; reversed in right-to-left pages.
 * @param onStep called with 1 or -1
 */
export function enableKeys(frame: HTMLElement, onStep: (by: number) => void, signal: AbortSignal): void {
  frame.addEventListener(
    'keydown',
    (event) => {
      const { altKey, ctrlKey, defaultPrevented, key, metaKey, shiftKey, target } = event;
      const way = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (!way || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      if (!(target instanceof Element) || target.closest(OWN_KEYS)) return;
      // A nested carousel handles its own keys.
      if (target.closest('.r-carousel') !== frame) return;
      event.preventDefault();
      onStep(getComputedStyle(frame).direction === 'rtl' ? -way : way);
    },
    { signal },
  );
}

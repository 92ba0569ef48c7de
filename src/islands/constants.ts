/** The marker element. Both sides agree on this name. */
export const ISLAND_TAG = 'rihla-island';

/** Fired on the marker when its island fails: bubbles; `preventDefault()` keeps the console silent. */
export const ISLAND_ERROR_EVENT = 'rihla:island-error';

/** Time limit for loading and mounting together (spec: script chunk load time-out). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Backoff before the second and the third attempt to load a file. */
export const RETRY_DELAYS_MS: readonly number[] = [1_000, 3_000];

/** Scroll distance of the scroll trigger (spec). */
export const SCROLL_TRIGGER_PX = 30;

/** Delay after load until the scroll trigger is armed (spec). */
export const SCROLL_TRIGGER_ARM_MS = 500;

/** Time after a touch in which its click counts as hovering (spec: touch hover-with-click delay). */
export const TOUCH_HOVER_CLICK_MS = 500;

/** Timeout of the idle trigger on a page that is never idle, counted from its first frame. */
export const IDLE_TIMEOUT_MS = 2_000;

/** Margin around the viewport in which an island already counts as visible. */
export const VISIBLE_MARGIN = '200px';

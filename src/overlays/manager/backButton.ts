import type { OpenOverlay } from './types.ts';

/** In a history entry's state: how many overlays stand above the page there. */
const DEPTH = 'rihlaOverlays';

/** Entries of the history that overlays need, by overlay. */
const entries = new WeakMap<OpenOverlay, number>();

/** True from asking the browser to take an entry away until it has. */
let isReturning = false;

/** True where Back is how people leave what fills the screen. */
function isPhone(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches;
}

/**
 * On a phone, gives an overlay that its visitor opened an entry of its own in the history, which Back then takes away together with the overlay.
 * One that opened by itself goes with the entry of what it stands above.
 */
export function addBackEntry(overlay: OpenOverlay, below: OpenOverlay | undefined): void {
  if (!isPhone()) return;
  entries.set(overlay, depthOf(below) + (overlay.options.opensByItself ? 0 : 1));
  ensureEntry(overlay);
}

/**
 * Follows a link in place of the entries that overlays have, so that Back leads to where the visitor was before they opened.
 * @param kept the overlay that stays on top where the link leads
 * @returns false when overlays have no entries here, and the browser may follow the link by itself
 */
export function followFromEntries(href: string, kept: OpenOverlay | undefined): boolean {
  const surplus = readDepth() - depthOf(kept);
  if (readDepth() === 0) return false;
  // Browsers restore the scroll position of where they go back to in the next frame, and would undo the jump.
  if (surplus > 1) goBack(surplus - 1, () => requestAnimationFrame(() => follow(href, kept)));
  else follow(href, kept);
  return true;
}

function follow(href: string, kept: OpenOverlay | undefined): void {
  const depth = depthOf(kept);
  isReturning = true;
  if (readDepth() > depth) location.replace(href);
  else location.assign(href);
  isReturning = false;
  if (depth > 0) history.replaceState({ ...history.state, [DEPTH]: depth }, '');
}

/** Takes away entries that no overlay needs any more; not when a link has been followed or the page is being left. */
export function settleBackEntries(top: () => OpenOverlay | undefined): void {
  // Not at once: an overlay may take the place of another.
  setTimeout(() => {
    if (isReturning || readDepth() <= depthOf(top())) return;
    goBack(1, () => {
      const overlay = top();
      // One that was opened meanwhile needs it again.
      if (overlay) ensureEntry(overlay);
      settleBackEntries(top);
    });
  });
}

/** Goes back by itself, which closes nothing. */
function goBack(steps: number, arrive: () => void): void {
  isReturning = true;
  window.addEventListener(
    'popstate',
    () => {
      isReturning = false;
      arrive();
    },
    { once: true },
  );
  history.go(-steps);
}

/** Back closes the overlays whose entry it has left. One that may not close yet gets its entry again. */
export function listenToBack(top: () => OpenOverlay | undefined, signal: AbortSignal): void {
  window.addEventListener(
    'popstate',
    () => {
      if (isReturning) return;
      const depth = readDepth();
      for (let overlay = top(); overlay && depthOf(overlay) > depth; overlay = top()) {
        if (overlay.request('back')) continue;
        ensureEntry(overlay);
        return;
      }
    },
    { signal },
  );
}

/** An entry that has not been taken away yet is as good as a new one. */
function ensureEntry(overlay: OpenOverlay): void {
  const depth = depthOf(overlay);
  if (readDepth() < depth) history.pushState({ ...history.state, [DEPTH]: depth }, '');
}

function depthOf(overlay: OpenOverlay | undefined): number {
  return (overlay && entries.get(overlay)) ?? 0;
}

function readDepth(): number {
  const depth: unknown = history.state?.[DEPTH];
  return typeof depth === 'number' ? depth : 0;
}

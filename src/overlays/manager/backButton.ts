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

/** On a phone, gives an overlay an entry of its own in the history, which Back then takes away together with the overlay. */
export function addBackEntry(overlay: OpenOverlay, below: OpenOverlay | undefined): void {
  if (!isPhone()) return;
  entries.set(overlay, depthOf(below) + 1);
  ensureEntry(overlay);
}

/** Whether Back would close this overlay. */
export function hasBackEntry(overlay: OpenOverlay): boolean {
  return entries.has(overlay);
}

/** Takes away entries that no overlay needs any more; not when a link has been followed or the page is being left. */
export function settleBackEntries(top: () => OpenOverlay | undefined): void {
  // Not at once: an overlay may take the place of another.
  setTimeout(() => {
    if (isReturning || readDepth() <= depthOf(top())) return;
    isReturning = true;
    window.addEventListener(
      'popstate',
      () => {
        isReturning = false;
        const overlay = top();
        // One that was opened meanwhile needs it again.
        if (overlay) ensureEntry(overlay);
        settleBackEntries(top);
      },
      { once: true },
    );
    history.back();
  });
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

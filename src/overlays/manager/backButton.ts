import type { OpenOverlay } from './types.ts';

/** In a history entry's state: how many overlays stand above the page there. */
const DEPTH = 'rihlaOverlays';

/** Entries of the history that open overlays have made, by overlay. */
const entries = new WeakMap<OpenOverlay, number>();

/** True where Back is how people leave what fills the screen. */
function isPhone(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches;
}

/** On a phone, gives an overlay an entry of its own in the history, which Back then takes away together with the overlay. */
export function addBackEntry(overlay: OpenOverlay, below: OpenOverlay | undefined): void {
  if (!isPhone()) return;
  const depth = ((below && entries.get(below)) ?? 0) + 1;
  entries.set(overlay, depth);
  history.pushState({ ...history.state, [DEPTH]: depth }, '');
}

/** Takes away entries that no overlay needs any more; not when a link has been followed or the page is being left. */
export function settleBackEntries(top: () => OpenOverlay | undefined): void {
  // Not at once: an overlay may take the place of another.
  setTimeout(() => {
    const overlay = top();
    if (readDepth() > ((overlay && entries.get(overlay)) ?? 0)) history.back();
  });
}

/** Back closes the overlays whose entry it has left. One that may not close yet gets its entry again. */
export function listenToBack(top: () => OpenOverlay | undefined, signal: AbortSignal): void {
  window.addEventListener(
    'popstate',
    () => {
      const depth = readDepth();
      for (let overlay = top(); overlay && (entries.get(overlay) ?? 0) > depth; overlay = top()) {
        overlay.request('back');
        if (top() !== overlay) continue;
        history.pushState({ ...history.state, [DEPTH]: entries.get(overlay) }, '');
        return;
      }
    },
    { signal },
  );
}

function readDepth(): number {
  const depth: unknown = history.state?.[DEPTH];
  return typeof depth === 'number' ? depth : 0;
}

import type { OpenOverlay } from './types.ts';

/** Key in `history.state`: number of open overlays at this entry. */
const DEPTH = 'rihlaOverlays';

/** The history depth of each overlay with an entry. */
const entries = new WeakMap<OpenOverlay, number>();

/** True while `history.back()` is pending. */
let isReturning = false;

/** True where Back is the usual way to close a full-screen overlay. */
function isPhone(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches;
}

/**
 * On a phone, pushes a history entry for an overlay that its visitor opened, so that Back closes it. One that opened by itself gets none.
 */
export function addBackEntry(overlay: OpenOverlay, below: OpenOverlay | undefined): void {
  if (!isPhone()) return;
  entries.set(overlay, depthOf(below) + (overlay.options.opensByItself ? 0 : 1));
  ensureEntry(overlay);
}

/**
 * Follows a link and replaces the history entries of overlays, so that Back leads to where the visitor was before they opened.
 * @param kept the overlay that stays on top after the link
 * @returns false when overlays have no entries here, and the browser may follow the link itself
 */
export function followFromEntries(href: string, kept: OpenOverlay | undefined): boolean {
  const surplus = readDepth() - depthOf(kept);
  if (readDepth() === 0) return false;
  // Browsers restore the scroll position after going back in the next frame, which would undo the jump.
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

/** Removes history entries that no overlay needs any more; not after a link was followed or while the page is left. */
export function removeBackEntries(top: () => OpenOverlay | undefined): void {
  // Not at once: another overlay may replace this one.
  setTimeout(() => {
    if (isReturning || readDepth() <= depthOf(top())) return;
    goBack(1, () => {
      const overlay = top();
      // An overlay that was opened meanwhile needs the entry again.
      if (overlay) ensureEntry(overlay);
      removeBackEntries(top);
    });
  });
}

/** Goes back programmatically, which closes nothing. */
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

/** Back closes the overlays whose entry was left. One that refuses to close gets its entry again. */
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

/** Pushes an entry unless one is left over, which serves as well. */
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

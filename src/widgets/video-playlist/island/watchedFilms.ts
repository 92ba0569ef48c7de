/** Key of watched videos in localStorage. */
export const WATCHED_KEY = 'rihla:watched';

/** Maximum number of stored ids; the oldest are dropped first. */
const MAX_KEPT = 200;

/** Ids of the videos that the visitor has watched; none without storage. Never throws. */
export function readWatched(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(WATCHED_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    // Storage is blocked, or its value is damaged.
    return [];
  }
}

/** Marks a video as watched. */
export function addWatched(id: string): void {
  try {
    const kept = [...readWatched().filter((other) => other !== id), id].slice(-MAX_KEPT);
    localStorage.setItem(WATCHED_KEY, JSON.stringify(kept));
  } catch {
    // Without storage, the mark lasts until the page is left.
    return;
  }
}

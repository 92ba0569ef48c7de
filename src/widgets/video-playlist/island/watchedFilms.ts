/** Where the films that were seen to their end are kept, in the storage of this site. */
export const WATCHED_KEY = 'rihla:watched';

/** As many as are kept; the oldest go first. */
const MAX_KEPT = 200;

/** The ids of the films that the visitor has seen; none where the browser keeps nothing. Never throws. */
export function readWatched(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(WATCHED_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    // Storage is withheld, or other software has written what is no list.
    return [];
  }
}

/** Keeps that a film was seen. */
export function addWatched(id: string): void {
  try {
    const kept = [...readWatched().filter((other) => other !== id), id].slice(-MAX_KEPT);
    localStorage.setItem(WATCHED_KEY, JSON.stringify(kept));
  } catch {
    // Where nothing can be kept, the mark ends with the page.
    return;
  }
}

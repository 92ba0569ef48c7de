/** A list of ids stored in this browser; empty where storage is forbidden or has other content. */
export interface KeptIds {
  list(): readonly string[];
  set(ids: readonly string[]): void;
}

/** @param most maximum length; the first ones are kept */
function createKeptIds(key: string, most: number): KeptIds {
  return {
    list() {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
        return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, most) : [];
      } catch {
        // Storage is forbidden, or its content is not ours: the palette works without.
        return [];
      }
    },
    set(ids) {
      try {
        localStorage.setItem(key, JSON.stringify([...new Set(ids)].slice(0, most)));
      } catch {
        // Storage is full or forbidden: nothing depends on it.
      }
    },
  };
}

const recent = createKeptIds('rihla-editor-recent', 6);
const favourites = createKeptIds('rihla-editor-favourites', 24);

/** Ids of the last used offers, newest first. */
export const recentIds = recent.list;

/** Records the use of an offer. */
export function rememberTaken(id: string): void {
  recent.set([id, ...recent.list()]);
}

/** Ids of the favourite offers, in the order in which they were chosen. */
export const favouriteIds = favourites.list;

/** Adds a favourite, or removes it. */
export function toggleFavourite(id: string): void {
  const ids = favourites.list();
  favourites.set(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
}

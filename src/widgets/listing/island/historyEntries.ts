import { addressNow } from './choiceOfAddress.ts';

/** Ways to change the browser history. */
export type HistoryChange = 'push' | 'replace' | 'none';

/** The entries that a listing has added to the browser history since its content was shown. */
export interface HistoryEntries {
  /** Changes the URL for a request. */
  keep(address: string, how: HistoryChange): void;
  /** The content belongs to the current entry. */
  settle(): void;
  /**
   * Rolls back to the URL of the shown content; changes by other listings stay. Entries without content are left, so that Back leads to the same page
   * as before.
   */
  takeBack(failed: string, shown: string): void;
}

/** Creates the record of a listing's entries. */
export function createHistoryEntries(): HistoryEntries {
  let entries = 0;
  /** Length of the history after the last one. */
  let length = 0;
  return {
    keep(address, how) {
      if (how === 'replace') history.replaceState(null, '', address);
      if (how !== 'push') return;
      history.pushState(null, '', address);
      entries += 1;
      length = history.length;
    },
    settle() {
      entries = 0;
    },
    takeBack(failed, shown) {
      const isOwnEntry = entries > 0 && length === history.length && addressNow() === failed;
      if (shown !== addressNow()) history.replaceState(null, '', shown);
      if (isOwnEntry) history.go(-entries);
      entries = 0;
    },
  };
}

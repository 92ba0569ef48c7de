import type { JournalEntry, JournalStorage } from './journalStorage.ts';

const NAME = 'rihla-editor';
const STORE = 'unsaved';
const VERSION = 1;

/** Entries in the browser's own database, which is opened when it is first needed. */
export function indexedDbStorage(): JournalStorage {
  let database: IDBDatabase | undefined;
  let opening: Promise<IDBDatabase> | undefined;

  function close(): void {
    database = undefined;
  }

  async function open(): Promise<IDBDatabase> {
    try {
      opening ??= openDatabase(close);
      database = await opening;
      return database;
    } finally {
      // Another attempt may go well, such as after room was made.
      opening = undefined;
    }
  }

  /** Settles when the transaction does: a request may go well and its transaction not, when the device is full. */
  async function transact<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T> | undefined,
  ): Promise<T | undefined> {
    // At once where it can be: a page that is being left does not come to what waits.
    const target = database ?? (await open());
    return await new Promise((resolve, reject) => {
      const transaction = target.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () =>
        reject(transaction.error ?? new Error('The browser has broken off what it was keeping.'));
    });
  }

  return {
    async list(start) {
      const range = IDBKeyRange.bound(start, `${start}\uffff`);
      return (await transact<JournalEntry[]>('readonly', (store) => store.getAll(range))) ?? [];
    },
    async put(entry) {
      await transact('readwrite', (store) => {
        const request = store.put(entry);
        // Or it would be committed when the page hears of the request, which one that is being left never does.
        store.transaction.commit();
        return request;
      });
    },
    async remove(key) {
      await transact('readwrite', (store) => store.delete(key));
    },
    async removeOlder(than) {
      await transact('readwrite', (store) => {
        const found = store.index('when').openKeyCursor(IDBKeyRange.upperBound(than, true));
        found.onsuccess = () => {
          if (!found.result) return;
          store.delete(found.result.primaryKey);
          found.result.continue();
        };
        return undefined;
      });
    },
  };
}

/** @param onClose called when the database closes by itself, or for a newer version of the editor in another window */
function openDatabase(onClose: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('when', 'when');
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('Another window holds on to an older version of what is kept.'));
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = onClose;
      database.onversionchange = () => {
        database.close();
        onClose();
      };
      resolve(database);
    };
  });
}

import type { JournalEntry, JournalStorage } from './journalStorage.ts';

const NAME = 'rihla-editor';
const STORE = 'unsaved';
const VERSION = 1;

/** Journal storage in IndexedDB; the database is opened lazily. */
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
      // Another attempt may succeed, such as after space was freed.
      opening = undefined;
    }
  }

  /** Settles with the transaction: a request may succeed and its transaction fail, when the device is full. */
  async function transact<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T> | undefined,
  ): Promise<T | undefined> {
    // Synchronously if possible: a page that is unloading never reaches an await.
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
        // Otherwise it would be committed after the request's event, which an unloading page never receives.
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

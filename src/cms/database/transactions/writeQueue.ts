/** A mutex; waiting callers get it first in, first out. */
export interface WriteQueue {
  /**
   * Waits for the lock.
   * @returns the function that releases it; calling it twice does nothing more.
   * @throws Error when the lock was not free within the time-out.
   */
  acquire(): Promise<() => void>;
  /** Number of callers that hold or await the lock. */
  readonly length: number;
}

/**
 * A first-in, first-out lock for one process. SQLite allows one writer; a second transaction started while one is open fails
 * at once with SQLITE_BUSY instead of waiting, so the waiting is done here.
 * @param timeoutMs how long a caller waits before it gets an error instead of the lock
 */
export function createWriteQueue(timeoutMs = 30_000): WriteQueue {
  let tail: Promise<void> = Promise.resolve();
  let length = 0;

  async function acquire(): Promise<() => void> {
    const before = tail;
    let release: () => void = () => undefined;
    tail = new Promise((resolve) => {
      release = resolve;
    });
    length += 1;
    let done = false;
    const leave = (): void => {
      if (done) return;
      done = true;
      length -= 1;
      release();
    };
    try {
      await waitFor(before, timeoutMs);
    } catch (error) {
      // Callers behind this one still have to wait for the holder.
      void before.then(leave);
      throw error;
    }
    return leave;
  }

  return {
    acquire,
    get length() {
      return length;
    },
  };
}

async function waitFor(turn: Promise<void>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const seconds = timeoutMs / 1000;
      reject(new Error(`The database was busy with other changes for ${seconds} s. Nothing was saved; save again.`));
    }, timeoutMs);
    timer.unref();
  });
  try {
    await Promise.race([turn, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** How many permits there are, and how many may wait for one. */
export interface SemaphoreLimits {
  /** Permits in all. */
  total: number;
  /** Permits that one client may hold. */
  perClient: number;
  /** Acquisitions of one client that may wait. */
  queuedPerClient: number;
  /** Acquisitions that may wait in all. */
  queuedTotal: number;
}

/** Gives a permit back; to be called when the work has ended. Calling it again does nothing. */
export type Release = () => void;

/** No permit is free, and too many wait already. */
export class QueueFull extends Error {
  /** Whether it is this client's own queue that is full. */
  readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    super('Too much waits for a permit.');
    this.isOwn = isOwn;
  }
}

/** Whoever waited for a permit has gone. */
export class AcquireAborted extends Error {}

export interface FairSemaphore {
  /**
   * Waits for a permit. Clients take turns: whoever has many waiting gets one, then the next client does.
   * @param signal ends the waiting; a permit that was given stays until it is released, since the work goes on
   * @throws QueueFull at once, AcquireAborted when the signal ends the waiting
   */
  acquire(client: string, signal?: AbortSignal): Promise<Release>;
  /**
   * Does work under a permit, which is released when the work has ended, however it ends.
   * @throws what `acquire` and the work throw
   */
  run<T>(client: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  readonly size: { held: number; queued: number };
}

/** Limits how much is done at the same time, in total and by client, with round robin between the clients that wait. */
export function createFairSemaphore(limits: SemaphoreLimits): FairSemaphore {
  const held = new Map<string, number>();
  /** In the order of their turns: who got a permit goes to the end. */
  const queues = new Map<string, Set<(release: Release) => void>>();
  let heldTotal = 0;
  let queuedTotal = 0;

  const isFree = (client: string): boolean => heldTotal < limits.total && (held.get(client) ?? 0) < limits.perClient;

  function grant(client: string): Release {
    held.set(client, (held.get(client) ?? 0) + 1);
    heldTotal += 1;
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const left = (held.get(client) ?? 1) - 1;
      if (left > 0) held.set(client, left);
      else held.delete(client);
      heldTotal -= 1;
      grantNext();
    };
  }

  function grantNext(): void {
    for (const [client, queue] of queues) {
      if (heldTotal >= limits.total) return;
      if (!isFree(client)) continue;
      const [give] = queue;
      if (!give) continue;
      leave(client, give);
      // Its next one waits until every other client has had a turn.
      const rest = queues.get(client);
      if (rest) {
        queues.delete(client);
        queues.set(client, rest);
      }
      give(grant(client));
    }
  }

  function leave(client: string, give: (release: Release) => void): void {
    const queue = queues.get(client);
    if (!queue?.delete(give)) return;
    queuedTotal -= 1;
    if (queue.size === 0) queues.delete(client);
  }

  async function acquire(client: string, signal?: AbortSignal): Promise<Release> {
    if (signal?.aborted) throw new AcquireAborted();
    if (isFree(client)) return grant(client);
    const queue = queues.get(client) ?? new Set();
    if (queue.size >= limits.queuedPerClient) throw new QueueFull(true);
    if (queuedTotal >= limits.queuedTotal) throw new QueueFull(false);
    return new Promise<Release>((resolve, reject) => {
      const abort = (): void => {
        leave(client, give);
        reject(new AcquireAborted());
      };
      const give = (release: Release): void => {
        signal?.removeEventListener('abort', abort);
        resolve(release);
      };
      signal?.addEventListener('abort', abort, { once: true });
      queue.add(give);
      queues.set(client, queue);
      queuedTotal += 1;
    });
  }

  return {
    acquire,
    async run(client, work, signal) {
      const release = await acquire(client, signal);
      try {
        return await work();
      } finally {
        release();
      }
    },
    get size() {
      return { held: heldTotal, queued: queuedTotal };
    },
  };
}

/** Limits of a semaphore and its queue. */
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

/** Returns a permit when the work has ended. Idempotent. */
export type Release = () => void;

/** No permit is free, and the queue is full. */
export class QueueFull extends Error {
  /** Whether this client's own queue is full. */
  readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    super('Too much waits for a permit.');
    this.isOwn = isOwn;
  }
}

/** The signal aborted the wait for a permit. */
export class AcquireAborted extends Error {}

export interface FairSemaphore {
  /**
   * Waits for a permit. Max-min fairness: the client that holds fewest is next, and clients that hold as many take turns.
   * @param signal aborts the wait; a permit that was granted stays until it is released, since the work goes on
   * @throws QueueFull at once, AcquireAborted when the signal aborts the wait
   */
  acquire(client: string, signal?: AbortSignal): Promise<Release>;
  /**
   * Runs work under a permit, which is released when the work has settled.
   * @throws the errors of `acquire` and of the work
   */
  run<T>(client: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  readonly size: { held: number; queued: number };
}

/**
 * Semaphore with limits in total and per client, and max-min fairness between the clients that wait: one that holds several permits would else
 * keep its share of the processor however many others wait for one.
 */
export function createFairSemaphore(limits: SemaphoreLimits): FairSemaphore {
  const held = new Map<string, number>();
  /** In round-robin order: a client that got a permit goes to the end. */
  const queues = new Map<string, Set<(release: Release) => void>>();
  let heldTotal = 0;
  let queuedTotal = 0;

  const heldBy = (client: string): number => held.get(client) ?? 0;
  const isFree = (client: string): boolean => heldTotal < limits.total && heldBy(client) < limits.perClient;

  function grant(client: string): Release {
    held.set(client, heldBy(client) + 1);
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

  /** Of the clients that wait and may hold one more, the one that holds fewest; among equals the one that has waited longest. */
  function nextClient(): string | undefined {
    let chosen: string | undefined;
    for (const client of queues.keys()) {
      if (isFree(client) && (chosen === undefined || heldBy(client) < heldBy(chosen))) chosen = client;
    }
    return chosen;
  }

  function grantNext(): void {
    for (let client = nextClient(); client !== undefined; client = nextClient()) {
      const [give] = queues.get(client) ?? [];
      if (!give) return;
      leave(client, give);
      // Moves the client to the end of the queue (round robin among clients that hold equally many).
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

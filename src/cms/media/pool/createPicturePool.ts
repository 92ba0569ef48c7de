import type { MadePicture } from '../madePicture.ts';
import { busyError, diedError, stoppingError } from './errors.ts';
import type { PictureWorker } from './startWorker.ts';

export interface PicturePoolOptions {
  /** Starts a worker process. */
  start: () => PictureWorker;
  /** Maximum number of worker processes. */
  size: number;
  /** Maximum queue length. */
  maxWaiting: number;
  /** Idle time-out of a process, in ms. */
  idleMs: number;
}

/** Pool of worker processes that process uploaded pictures; started on demand, ended when idle. */
export interface PicturePool {
  /**
   * Processes an upload as soon as a worker is free.
   * @param input the uploaded bytes
   * @param name the uploaded file name
   * @throws PictureError with a message for the editor when it is refused, or cannot be processed now
   */
  make(input: Uint8Array, name: string): Promise<MadePicture>;
  /** Ends all processes; running and queued uploads are refused. */
  close(): Promise<void>;
}

/** Worker pool: image resizing in child processes, `size` at a time; idle workers end after `idleMs`. */
export function createPicturePool({ start, size, maxWaiting, idleMs }: PicturePoolOptions): PicturePool {
  const idle = new Map<PictureWorker, NodeJS.Timeout>();
  const busy = new Set<PictureWorker>();
  const waiting: PromiseWithResolvers<PictureWorker>[] = [];
  let isClosed = false;

  function take(): Promise<PictureWorker> {
    if (isClosed) throw stoppingError();
    const worker = idleWorker() ?? (busy.size < size ? startOrExplain() : undefined);
    if (worker) {
      busy.add(worker);
      return Promise.resolve(worker);
    }
    if (waiting.length >= maxWaiting) throw busyError();
    const turn = Promise.withResolvers<PictureWorker>();
    waiting.push(turn);
    return turn.promise;
  }

  function idleWorker(): PictureWorker | undefined {
    for (const [worker, timer] of idle) {
      clearTimeout(timer);
      idle.delete(worker);
      if (worker.isUsable()) return worker;
      void worker.end();
    }
    return undefined;
  }

  function refundPayment(worker: PictureWorker): void {
    busy.delete(worker);
    const isUsable = worker.isUsable();
    if (!isUsable) void worker.end();
    const next = waiting.shift();
    if (next) handOn(next, isUsable ? worker : undefined);
    else if (isUsable) rest(worker);
  }

  function handOn(turn: PromiseWithResolvers<PictureWorker>, worker?: PictureWorker): void {
    try {
      const heir = worker ?? startOrExplain();
      busy.add(heir);
      turn.resolve(heir);
    } catch (error) {
      turn.reject(error);
      // No other event would take the next from the queue.
      const next = busy.size === 0 && waiting.shift();
      if (next) handOn(next);
    }
  }

  function rest(worker: PictureWorker): void {
    const timer = setTimeout(() => {
      idle.delete(worker);
      void worker.end();
    }, idleMs);
    timer.unref();
    idle.set(worker, timer);
  }

  function startOrExplain(): PictureWorker {
    try {
      return start();
    } catch (error) {
      throw diedError((error as Error).message);
    }
  }

  return {
    make: async (input, name) => {
      const worker = await take();
      try {
        return await worker.make(input, name);
      } finally {
        refundPayment(worker);
      }
    },
    close: async () => {
      isClosed = true;
      for (const turn of waiting.splice(0)) turn.reject(stoppingError());
      for (const timer of idle.values()) clearTimeout(timer);
      const workers = [...idle.keys(), ...busy];
      idle.clear();
      await Promise.all(workers.map((worker) => worker.end()));
    },
  };
}

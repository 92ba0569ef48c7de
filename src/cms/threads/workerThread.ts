import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Idle time before a worker thread ends and frees its memory, in ms. */
const IDLE_MS = 10_000;

interface WorkerThreadOptions {
  /** Entry relative to the repository's root, in the server's build. */
  built: string;
  /** Entry relative to the repository's root, in the source. */
  source: string;
  /** Its task, for error messages: `judges patterns`. */
  purpose: string;
}

/** Queue of a worker thread: one task after the other. */
export interface WorkerThread<Question, Answer> {
  /**
   * Runs a task when those before it have finished.
   * @param task may send requests to the thread, which is started by the first one and ends after a while without any
   * @throws the error that ended the thread; the next task starts a new one
   */
  run<Result>(task: (ask: (question: Question) => Promise<Answer>) => Promise<Result>): Promise<Result>;
}

interface Started<Answer> {
  worker: Worker;
  /** The caller that waits for the answer. */
  waiting: PromiseWithResolvers<Answer> | undefined;
}

/** A worker thread of `node:worker_threads` for work that would block the event loop. Its entry answers each message with one. */
export function createWorkerThread<Question, Answer>(options: WorkerThreadOptions): WorkerThread<Question, Answer> {
  let thread: Started<Answer> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function ask(question: Question): Promise<Answer> {
    clearTimeout(idle);
    thread ??= start();
    const { worker } = thread;
    const waiting = Promise.withResolvers<Answer>();
    thread.waiting = waiting;
    worker.ref();
    worker.postMessage(question);
    try {
      return await waiting.promise;
    } finally {
      worker.unref();
      idle = setTimeout(end, IDLE_MS).unref();
    }
  }

  function start(): Started<Answer> {
    const root = resolve(/* turbopackIgnore: true */ process.env.RIHLA_ROOT ?? process.cwd());
    const { built, purpose, source } = options;
    const worker = new Worker(/* turbopackIgnore: true */ join(root, import.meta.env?.PROD ? built : source));
    const started: Started<Answer> = { worker, waiting: undefined };
    const fail = (error: Error): void => {
      if (thread === started) thread = undefined;
      started.waiting?.reject(error);
    };
    worker.on('message', (answer: Answer) => started.waiting?.resolve(answer));
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`The thread that ${purpose} ended with ${code}.`)));
    return started;
  }

  function end(): void {
    void thread?.worker.terminate();
    thread = undefined;
  }

  return {
    run(task) {
      const next = last.then(() => task(ask));
      last = next.catch(() => undefined);
      return next;
    },
  };
}

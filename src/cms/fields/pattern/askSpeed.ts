import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Worker entry relative to the repository's root: in the server's build, and in the source. */
const BUILT_ENTRY = 'dist/server/patterns.js';
const SOURCE_ENTRY = 'src/cms/fields/pattern/speedWorker.ts';
/** Idle time before the worker thread ends and frees its memory, 40 MB, in ms. */
const IDLE_MS = 10_000;
/** How long a question waits for others, in ms: a form may have 200 patterns, and each may take half a minute. */
const WAIT_MS = 15_000;
/** Number of remembered answers: an editor saves the same patterns again and again. */
const MAX_KEPT = 500;

/** A regular expression, as it is compiled. */
export interface SpeedQuestion {
  source: string;
  flags: string;
}

/**
 * How its time grows with the text: `safe` (linear), the degree of a polynomial, `exponential`; `unknown` where it could not be found out in time.
 */
export type PatternSpeed = 'safe' | 'unknown' | 'exponential' | number;

interface Thread {
  worker: Worker;
  /** The caller that waits for the answer. */
  waiting: PromiseWithResolvers<PatternSpeed> | undefined;
}

let thread: Thread | undefined;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();
const known = new Map<string, PatternSpeed>();

/**
 * Finds out how slow a pattern can become, in a worker thread, one pattern after the other.
 * @throws the error that ended the thread; the next call starts a new one
 */
export async function askSpeed(question: SpeedQuestion): Promise<PatternSpeed> {
  const key = `${question.flags}/${question.source}`;
  const asked = performance.now();
  const next = last.then(async () => {
    const before = known.get(key);
    if (before !== undefined) return before;
    return performance.now() - asked > WAIT_MS ? 'unknown' : ask(question);
  });
  last = next.catch(() => undefined);
  const speed = await next;
  // What was not found out may be on a machine with less to do.
  if (speed !== 'unknown') known.set(key, speed);
  const [oldest] = known.keys();
  if (known.size > MAX_KEPT && oldest !== undefined) known.delete(oldest);
  return speed;
}

async function ask(question: SpeedQuestion): Promise<PatternSpeed> {
  clearTimeout(idle);
  thread ??= start();
  const { worker } = thread;
  const waiting: Thread['waiting'] = Promise.withResolvers();
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

function start(): Thread {
  const root = resolve(/* turbopackIgnore: true */ process.env.RIHLA_ROOT ?? process.cwd());
  const worker = new Worker(/* turbopackIgnore: true */ join(root, import.meta.env?.PROD ? BUILT_ENTRY : SOURCE_ENTRY));
  const started: Thread = { worker, waiting: undefined };
  const fail = (error: Error): void => {
    if (thread === started) thread = undefined;
    started.waiting?.reject(error);
  };
  worker.on('message', (answer: PatternSpeed) => started.waiting?.resolve(answer));
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`The thread that judges patterns ended with ${code}.`)));
  return started;
}

function end(): void {
  void thread?.worker.terminate();
  thread = undefined;
}

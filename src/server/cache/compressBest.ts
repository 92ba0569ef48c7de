import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Worker entry relative to the repository's root: in the server's build, and in the source. */
const BUILT_ENTRY = 'dist/server/compressor.js';
const SOURCE_ENTRY = 'src/server/cache/compressWorker.ts';
/** Idle time before the worker thread ends and frees its memory, in ms. */
const IDLE_MS = 10_000;

export interface Compressed {
  br: Buffer;
  gzip: Buffer;
}

interface Thread {
  worker: Worker;
  /** The caller that waits for the result. */
  waiting: PromiseWithResolvers<Record<keyof Compressed, Uint8Array>> | undefined;
}

let thread: Thread | undefined;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Compresses at the best level, in a low-priority worker thread: at this level a page takes ten times as long as to render. One page after
 * the other.
 * @throws the error that ended the thread; the next call starts a new one
 */
export function compressBest(body: Buffer): Promise<Compressed> {
  const next = last.then(() => compress(body));
  last = next.catch(() => undefined);
  return next;
}

async function compress(body: Buffer): Promise<Compressed> {
  clearTimeout(idle);
  thread ??= start();
  const { worker } = thread;
  const waiting: Thread['waiting'] = Promise.withResolvers();
  thread.waiting = waiting;
  worker.ref();
  worker.postMessage(body);
  try {
    const { br, gzip } = await waiting.promise;
    return { br: asBuffer(br), gzip: asBuffer(gzip) };
  } finally {
    worker.unref();
    idle = setTimeout(end, IDLE_MS).unref();
  }
}

function start(): Thread {
  const root = resolve(process.env.RIHLA_ROOT ?? process.cwd());
  const worker = new Worker(join(root, import.meta.env?.PROD ? BUILT_ENTRY : SOURCE_ENTRY));
  const started: Thread = { worker, waiting: undefined };
  const fail = (error: Error): void => {
    if (thread === started) thread = undefined;
    started.waiting?.reject(error);
  };
  worker.on('message', (answer) => started.waiting?.resolve(answer));
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`The thread that compresses ended with ${code}.`)));
  return started;
}

function end(): void {
  void thread?.worker.terminate();
  thread = undefined;
}

function asBuffer({ buffer, byteLength, byteOffset }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

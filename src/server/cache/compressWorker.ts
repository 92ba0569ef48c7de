// Low-priority worker thread: requests need the processor more than the next one needs a smaller page.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Nice value: a tenth of the processor under contention. */
const NICE = 10;

try {
  // On other systems this would lower the priority of the whole process.
  if (process.platform === 'linux') setPriority(NICE);
} catch {
  // Where a container forbids it, the thread runs at normal priority.
}

parentPort?.on('message', (body: Uint8Array) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  parentPort?.postMessage({ br: brotliCompressSync(body, { params }), gzip: gzipSync(body, { level: 9 }) });
});

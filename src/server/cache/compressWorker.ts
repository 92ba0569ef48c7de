// A thread that yields to all others: whoever waits for a page needs the processor more than the next one needs it smaller.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** From here on a tenth of the processor, where somebody else wants it too. */
const NICE = 10;

try {
  // Elsewhere it would be the whole process that yields.
  if (process.platform === 'linux') setPriority(NICE);
} catch {
  // Where a container forbids it, it does the same work at everybody's priority.
}

parentPort?.on('message', (body: Uint8Array) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  parentPort?.postMessage({ br: brotliCompressSync(body, { params }), gzip: gzipSync(body, { level: 9 }) });
});

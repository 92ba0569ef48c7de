import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, gzip as gzipCallback, type ZlibOptions } from 'node:zlib';

const brotliOf = promisify<Uint8Array, BrotliOptions, Buffer>(brotliCompress);
const gzipOf = promisify<Uint8Array, ZlibOptions, Buffer>(gzipCallback);
/** What Brotli fills at a time: more than Node's pool gives out, so that it is nobody else's memory, and unlike the pool itself. */
const BROTLI_CHUNK_BYTES = 0.75 * Buffer.poolSize;
/** Gzip fills two at the least, which are joined and cannot be given back: small ones, which come from Node's pool. */
const GZIP_CHUNK_BYTES = 8 * 1024;

/** Compresses with Brotli, in a thread of Node's pool. @returns a buffer of its own */
export function brotli(body: Buffer, params: BrotliOptions['params']): Promise<Buffer> {
  return compressAlone(body, (own) => brotliOf(own, { params, chunkSize: BROTLI_CHUNK_BYTES }));
}

/** Compresses with gzip, in a thread of Node's pool. @returns a buffer of its own */
export function gzip(body: Buffer, level: number): Promise<Buffer> {
  return compressAlone(body, (own) => gzipOf(own, { level, chunkSize: GZIP_CHUNK_BYTES }));
}

/**
 * Node holds what a compressor has read and written until V8 tidies the whole heap, and V8 does that sooner the more memory is held: sixteen visitors
 * who each ask for a new list would wait for it twice a second. So a compressor reads a copy, what it has written is copied, and both are given back at once.
 */
async function compressAlone(body: Buffer, compress: (own: Uint8Array) => Promise<Buffer>): Promise<Buffer> {
  const own = new Uint8Array(body);
  try {
    const made = await compress(own);
    const result = Buffer.from(new Uint8Array(made).buffer);
    if (made.buffer.byteLength === BROTLI_CHUNK_BYTES) giveBack(made);
    return result;
  } finally {
    giveBack(own);
  }
}

function giveBack({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0);
}

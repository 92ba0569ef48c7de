import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, gzip as gzipCallback, type ZlibOptions } from 'node:zlib';

const brotliOf = promisify<Uint8Array, BrotliOptions, Buffer>(brotliCompress);
const gzipOf = promisify<Uint8Array, ZlibOptions, Buffer>(gzipCallback);
/**
 * Brotli's output chunk: larger than Node's buffer pool allocates from, so that the memory is not shared, and of another size than the pool
 * itself.
 */
const BROTLI_CHUNK_BYTES = 0.75 * Buffer.poolSize;
/** Gzip allocates at least two chunks, which are concatenated and cannot be freed: small ones come from Node's buffer pool. */
const GZIP_CHUNK_BYTES = 8 * 1024;

/** Compresses with Brotli, in Node's thread pool. @returns a buffer that is not shared */
export function brotli(body: Buffer, params: BrotliOptions['params']): Promise<Buffer> {
  return compressAlone(body, (own) => brotliOf(own, { params, chunkSize: BROTLI_CHUNK_BYTES }));
}

/** Compresses with gzip, in Node's thread pool. @returns a buffer that is not shared */
export function gzip(body: Buffer, level: number): Promise<Buffer> {
  return compressAlone(body, (own) => gzipOf(own, { level, chunkSize: GZIP_CHUNK_BYTES }));
}

/**
 * Node holds the compressor's input and output until a major garbage collection, which V8 runs sooner the more memory is held: with sixteen
 * visitors who each request a new list, twice a second. So the compressor reads a copy, its output is copied, and both are freed at once.
 */
async function compressAlone(body: Buffer, compress: (own: Uint8Array) => Promise<Buffer>): Promise<Buffer> {
  const own = new Uint8Array(body);
  try {
    const made = await compress(own);
    const result = Buffer.from(new Uint8Array(made).buffer);
    if (made.buffer.byteLength === BROTLI_CHUNK_BYTES) refundPayment(made);
    return result;
  } finally {
    refundPayment(own);
  }
}

function refundPayment({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0);
}

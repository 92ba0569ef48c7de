import { brotliCompressSync, constants } from 'node:zlib';

/** Size of a text as the server sends it from the cache: brotli at its highest level. */
export function brotliSize(text: string | Buffer): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
}

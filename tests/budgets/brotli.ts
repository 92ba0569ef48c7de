import { brotliCompressSync, constants } from 'node:zlib';

/** The size of a text as our server sends it once it is stored: brotli at its best. */
export function brotliSize(text: string | Buffer): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip as gzipCallback } from 'node:zlib';
import type { SiteResponse } from '../../pages/siteTypes.ts';
import type { PageListing } from '../../render/listings/pageListings.ts';
import { type Compressed, compressBest } from './compressBest.ts';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A finished response in every encoding a browser may ask for. */
export interface StoredPage {
  status: number;
  /** Headers of every variant, with `etag` and `vary`. */
  headers: Record<string, string>;
  /** The body by encoding; `identity` is always there. */
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  /** The listings on the page, of which its address can say something; absent of a copy from the disk. */
  listings?: readonly PageListing[] | undefined;
  /** Bytes of all bodies and headers together. */
  size: number;
}

/** `fast` while a visitor waits, `best` afterwards in the background. */
export type Effort = 'best' | 'fast';

const FAST = { br: 5, gzip: 6 } as const;
/** A sitemap of ten thousand pages would keep all others waiting for half a minute. */
const MAX_BEST_BYTES = 512 * 1024;
/** Below this compressing saves no packet. */
const MIN_COMPRESSED_BYTES = 512;
const COMPRESSIBLE = /^(text\/|application\/([\w.+-]*\+)?(json|xml|javascript)|image\/svg\+xml)/;

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const gzip = promisify<Buffer, { level: number }, Buffer>(gzipCallback);

/**
 * Makes the stored form of a response: its bodies compressed, its ETag, its caching headers.
 */
export async function storePage(response: SiteResponse, effort: Effort = 'fast'): Promise<StoredPage> {
  const identity = Buffer.isBuffer(response.body) ? response.body : Buffer.from(response.body);
  const headers: Record<string, string> = {
    'cache-control': response.cacheable ? 'public, max-age=0, must-revalidate' : 'private, no-store',
    ...lowerCaseNames(response.headers),
    etag: makeEtag(identity),
    vary: 'Accept-Encoding',
  };
  const { listings, status } = response;
  return compressPage({ status, headers, listings, bodies: { identity }, size: 0 }, effort);
}

/** The ETag of a body: weak, because every encoding of one text shares it. */
export function makeEtag(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** The same page with its bodies compressed anew. */
export async function compressPage(page: StoredPage, effort: Effort): Promise<StoredPage> {
  const { identity } = page.bodies;
  const bodies: StoredPage['bodies'] = { identity };
  if (identity.length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(page.headers['content-type'] ?? '')) {
    Object.assign(
      bodies,
      effort === 'best' && identity.length <= MAX_BEST_BYTES
        ? await compressBest(identity)
        : await compressFast(identity),
    );
  }
  const stored = { ...page, bodies };
  return { ...stored, size: measure(stored) };
}

async function compressFast(body: Buffer): Promise<Compressed> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: FAST.br, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gzipped] = await Promise.all([brotli(body, { params }), gzip(body, { level: FAST.gzip })]);
  return { br, gzip: gzipped };
}

function measure({ bodies, headers }: StoredPage): number {
  const body = ENCODINGS.reduce((sum, encoding) => sum + (bodies[encoding]?.length ?? 0), 0);
  return body + JSON.stringify(headers).length;
}

function lowerCaseNames(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

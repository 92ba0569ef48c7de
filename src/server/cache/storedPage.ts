import { createHash } from 'node:crypto';
import { constants } from 'node:zlib';
import type { SiteResponse } from '../../pages/siteTypes.ts';
import type { PageListing } from '../../render/listings/pageListings.ts';
import { brotli, gzip } from './compressAlone.ts';
import { type Compressed, compressBest } from './compressBest.ts';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A finished response in every encoding a browser may accept. */
export interface StoredPage {
  status: number;
  /** Headers of every encoding, with `etag` and `vary`. */
  headers: Record<string, string>;
  /** Whether its bodies are compressed lazily (`compressFor`). */
  isLate?: true;
  /** The body by encoding; `identity` is always there. */
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  /** The listings on the page, whose state the query can set; absent in a copy from the disk. */
  listings?: readonly PageListing[] | undefined;
  /** Query parameters that other blocks of the page read. */
  parameters?: readonly string[] | undefined;
  /** Names of the parts (`src/parts`) with content of the visitor's own on the page. */
  personal?: readonly string[] | undefined;
  /** As of the response: the target of a redirect gets the query of the request. */
  keepsQuery?: true | undefined;
  /** Bytes of all bodies and headers together. */
  size: number;
}

/** `fast` while a visitor waits, `best` afterwards in the background. */
export type Effort = 'best' | 'fast';

/** An encoding that makes a body shorter. */
export type Compression = Exclude<Encoding, 'identity'>;

const FAST = { br: 5, gzip: 6 } as const;
/** For one-off requests: a third of the time of `FAST`, for a tenth more bytes. */
const LATE = { br: 3, gzip: 3 } as const;
/** Size reserved for a lazily compressed body, as a share of the identity body. */
const LATE_SHARE = 0.25;
/** Largest body for the best level: a sitemap of ten thousand pages would block the queue for half a minute. */
const MAX_BEST_BYTES = 512 * 1024;
/** Brotli's smallest and largest window, log2. */
const [SMALLEST_WINDOW, LARGEST_WINDOW] = [14, 22] as const;
/** Below this, compression saves no packet. */
const MIN_COMPRESSED_BYTES = 512;
const COMPRESSIBLE = /^(text\/|application\/([\w.+-]*\+)?(json|xml|javascript)|image\/svg\+xml)/;

/**
 * Makes the stored form of a response: its bodies compressed, its ETag, its caching headers.
 * @param effort `late`: each body is compressed on first request, as most are requested once
 */
export async function storePage(response: SiteResponse, effort: Effort | 'late' = 'fast'): Promise<StoredPage> {
  const identity = Buffer.isBuffer(response.body) ? response.body : Buffer.from(response.body);
  const headers: Record<string, string> = {
    'cache-control':
      response.cacheable && !isPersonal(response) ? 'public, max-age=0, must-revalidate' : 'private, no-store',
    ...lowerCaseNames(response.headers),
    etag: makeEtag(identity),
    vary: 'Accept-Encoding',
  };
  const { keepsQuery, listings, parameters, personal, status } = response;
  const page: StoredPage = {
    ...{ status, headers, keepsQuery, listings, parameters, personal },
    ...{ bodies: { identity }, size: 0 },
  };
  if (effort !== 'late') return compressPage(page, effort);
  const room = isCompressible(page) ? Math.ceil(identity.length * LATE_SHARE) : 0;
  return { ...page, ...(room > 0 && { isLate: true }), size: measure(page) + room };
}

/** Whether a page has personal content, so that its shared HTML must not be sent as anyone's final page. */
export function isPersonal({ personal = [] }: Pick<SiteResponse, 'personal'>): boolean {
  return personal.length > 0;
}

/** Compresses a body cheaply while a visitor waits. */
export function compressLate(body: Buffer, encoding: Compression): Promise<Buffer> {
  return encoding === 'br' ? brotli(body, brotliParams(body, LATE.br)) : gzip(body, LATE.gzip);
}

function isCompressible({ bodies, headers }: StoredPage): boolean {
  return bodies.identity.length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(headers['content-type'] ?? '');
}

/** The ETag of a body: weak, because every encoding of one text shares it. */
export function makeEtag(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Recompresses the bodies of a page. */
export async function compressPage(page: StoredPage, effort: Effort): Promise<StoredPage> {
  const { identity } = page.bodies;
  const bodies: StoredPage['bodies'] = { identity };
  if (isCompressible(page)) {
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
  const [br, gzipped] = await Promise.all([brotli(body, brotliParams(body, FAST.br)), gzip(body, FAST.gzip)]);
  return { br, gzip: gzipped };
}

function brotliParams(body: Buffer, quality: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // The window holds the whole text and no more: by default it is 4 MB, and the memory of sixteen at once keeps the garbage collector
    // busy.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      LARGEST_WINDOW,
      Math.max(SMALLEST_WINDOW, Math.ceil(Math.log2(body.length + 16))),
    ),
  };
}

function measure({ bodies, headers }: StoredPage): number {
  const body = ENCODINGS.reduce((sum, encoding) => sum + (bodies[encoding]?.length ?? 0), 0);
  return body + JSON.stringify(headers).length;
}

function lowerCaseNames(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

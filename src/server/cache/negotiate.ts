import type { IncomingHttpHeaders } from 'node:http';
import { ENCODINGS, type Encoding, type StoredPage } from './storedPage.ts';

/** Cache size. Browsers send few different headers; an attacker could send many. */
const MAX_REMEMBERED = 200;
const remembered = new Map<string, readonly Encoding[]>();

/** Content negotiation: the chosen body of a response, or 304 Not Modified. */
export type Representation = Encoding | 'unchanged';

/** Content negotiation: 304 for a known ETag, else the best encoding that the client accepts. */
export function chooseRepresentation(page: StoredPage, headers: IncomingHttpHeaders): Representation {
  if (page.status === 200 && matchesEtag(headers['if-none-match'], page.headers.etag)) return 'unchanged';
  return chooseEncoding(page, headers['accept-encoding'] as string | undefined);
}

/** The smallest body that the request's Accept-Encoding header allows. */
function chooseEncoding(page: StoredPage, header: string | undefined): Encoding {
  if (!header) return 'identity';
  for (const encoding of acceptedEncodings(header)) if (page.bodies[encoding]) return encoding;
  return 'identity';
}

/** The encodings a header accepts, smallest result first. `*` means gzip, which every client supports. */
export function acceptedEncodings(header: string): readonly Encoding[] {
  const known = remembered.get(header);
  if (known) return known;
  const weights = new Map(header.toLowerCase().split(',').map(readWeight));
  const weigh = (encoding: Encoding): number =>
    weights.get(encoding) ?? (encoding === 'gzip' ? weights.get('*') : undefined) ?? 0;
  const accepted = ENCODINGS.filter((encoding) => weigh(encoding) > 0);
  if (remembered.size < MAX_REMEMBERED) remembered.set(header, accepted);
  return accepted;
}

function readWeight(part: string): [string, number] {
  const [name = '', ...params] = part.trim().split(';');
  const weight = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find(Boolean);
  return [name.trim(), weight === undefined ? 1 : Number(weight) || 0];
}

/** Whether If-None-Match names this ETag (weak comparison, RFC 9110). */
export function matchesEtag(header: string | undefined, etag: string | undefined): boolean {
  if (!header || !etag) return false;
  if (header.trim() === '*') return true;
  const bare = etag.replace(/^W\//, '');
  // A proxy that compresses again adds a suffix inside the quotes, as Apache's "-gzip".
  return header.split(',').some(
    (tag) =>
      tag
        .trim()
        .replace(/^W\//, '')
        .replace(/-(gzip|br)"$/, '"') === bare,
  );
}

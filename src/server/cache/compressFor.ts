import type { IncomingHttpHeaders } from 'node:http';
import { acceptedEncodings, matchesEtag } from './negotiate.ts';
import { compressLate, type StoredPage } from './storedPage.ts';

/**
 * Compresses a lazily compressed page in the encoding that a request accepts; the body is kept with the page.
 * @param headers request headers
 */
export async function compressFor(page: StoredPage, headers: IncomingHttpHeaders): Promise<void> {
  if (!page.isLate || matchesEtag(headers['if-none-match'], page.headers.etag)) return;
  const accepted = headers['accept-encoding'];
  const [wanted = 'identity'] = typeof accepted === 'string' && accepted ? acceptedEncodings(accepted) : [];
  if (wanted === 'identity' || page.bodies[wanted]) return;
  page.bodies[wanted] = await compressLate(page.bodies.identity, wanted);
}

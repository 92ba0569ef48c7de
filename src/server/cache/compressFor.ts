import type { IncomingHttpHeaders } from 'node:http';
import { acceptedEncodings, matchesEtag } from './negotiate.ts';
import { compressLate, type StoredPage } from './storedPage.ts';

/**
 * Sees that a page that is compressed late has the body that a request gets. It is kept with the page.
 * @param headers those of the request
 */
export async function compressFor(page: StoredPage, headers: IncomingHttpHeaders): Promise<void> {
  if (!page.isLate || matchesEtag(headers['if-none-match'], page.headers.etag)) return;
  const accepted = headers['accept-encoding'];
  const [wanted = 'identity'] = typeof accepted === 'string' && accepted ? acceptedEncodings(accepted) : [];
  if (wanted === 'identity' || page.bodies[wanted]) return;
  page.bodies[wanted] = await compressLate(page.bodies.identity, wanted);
}

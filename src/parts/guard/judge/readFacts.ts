import { gzipSync } from 'node:zlib';
import type { BasePayload } from 'payload';
import { mediaStorageOf } from '../../../cms/media/storage/mediaFiles.ts';
import type { Destination, MarkedPage, RenderedSite } from '../../../cms/renderedSite.ts';
import { addressOf, mediaFileOf } from '../rules/addressOf.ts';
import type { SiteFacts } from '../rules/finding.ts';
import type { PageModel } from '../rules/pageModel.ts';

/** Maximum number of links and files looked up concurrently. */
const AT_ONCE = 8;
/** Maximum number of redirects of a link. */
const MAX_STEPS = 5;

/** Cache of facts: a check of the whole site looks up each fact once. */
export interface KnownAddresses {
  destinations: Map<string, Destination>;
  files: Map<string, number | undefined>;
}

/** Empty cache of facts, for a new check. */
export function knowNothing(): KnownAddresses {
  return { destinations: new Map(), files: new Map() };
}

type Tools = { payload: BasePayload; site: RenderedSite };

/** Looks up the links and the files of a page. Unknown results are not in the maps, and not reported. */
export async function readFacts(
  page: PageModel,
  { html, path, siteName }: MarkedPage,
  { payload, site }: Tools,
  known: KnownAddresses,
): Promise<Omit<SiteFacts, 'sale' | 'sameDescription' | 'sameTitle'>> {
  const { publicUrl } = site;
  const own = new URL(path, publicUrl).pathname;
  const addresses = page.links.flatMap(({ href }) => {
    const address = href === undefined ? undefined : addressOf(href, path, publicUrl);
    const page = address?.path.split('?')[0];
    // A page to be published counts as existing for its own links, and so does the front page of a new site.
    const isElsewhere = address && page !== own && page !== '/' && !address.path.startsWith('/media/');
    return isElsewhere ? [address.path] : [];
  });
  const named = [...page.links.flatMap(({ href }) => href ?? []), ...page.pictures.flatMap(({ files }) => files)];
  const files = named.flatMap((src) => mediaFileOf(src, path, publicUrl) ?? []);
  await lookUp(addresses, { payload, site }, known);
  await fill(known.files, files, payload, (name) => sizeOf(name, payload));
  // Level 1 gives the sent size within some per cent, in a tenth of the time.
  const pageBytes = gzipSync(html, { level: 1 }).length;
  return { path, publicUrl, siteName, pageBytes, ...known };
}

/** Looks up the targets of addresses, each once. */
export function lookUp(
  addresses: readonly string[],
  { payload, site }: Tools,
  { destinations }: KnownAddresses,
): Promise<void> {
  return fill(destinations, addresses, payload, (address) => follow(address, site));
}

/** Looks up unknown facts; failures are not reported. */
async function fill<T>(
  known: Map<string, T>,
  names: readonly string[],
  payload: BasePayload,
  ask: (name: string) => Promise<T>,
): Promise<void> {
  const waiting = [...new Set(names)].filter((name) => !known.has(name));
  const work = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      try {
        known.set(name, await ask(name));
      } catch (error) {
        payload.logger.warn({ err: error, msg: `The check of the site could not look up ${name}.` });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Follows redirects to their target. */
async function follow(address: string, site: RenderedSite): Promise<Destination> {
  let found = await site.leadsTo(address);
  for (let step = 0; typeof found === 'object' && step < MAX_STEPS; step += 1) {
    const next = addressOf(found.redirect, address, site.publicUrl);
    if (!next || next.path === address) return next ? 'missing' : 'page';
    found = await site.leadsTo(next.path);
  }
  return typeof found === 'object' ? 'missing' : found;
}

async function sizeOf(name: string, payload: BasePayload): Promise<number | undefined> {
  const file = await mediaStorageOf(payload).open(name);
  file?.body.destroy();
  return file && (file.size ?? 0);
}

import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { canonicalPath } from '../../shared/urls.ts';

const MAX_CHAIN_LENGTH = 10;

/**
 * Refuses a redirect that would lead back to its own old path, directly or through others.
 * @param publicUrl origin of the site
 * @throws ValidationError on the field `to`
 */
export function refuseRedirectLoop(publicUrl: string): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    const { from, status, to } = { ...originalDoc, ...data };
    if (status === '410' || typeof to !== 'string') return data;
    let next = sitePath(to, publicUrl);
    for (let step = 0; next && step < MAX_CHAIN_LENGTH; step += 1) {
      if (next === from) {
        const message = t('This leads back to the old address, so nobody would ever arrive. Choose another target.');
        throw new ValidationError({ collection: 'redirects', errors: [{ message, path: 'to' }], req });
      }
      const target = await targetOf(next, req);
      next = target && sitePath(target, publicUrl);
    }
    return data;
  };
}

async function targetOf(path: string, req: PayloadRequest): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { equals: path } },
    limit: 1,
    overrideAccess: true,
    req,
  });
  const [redirect] = docs;
  return redirect?.status === '410' ? undefined : (redirect?.to ?? undefined);
}

/** The path of a URL of this site; undefined for other sites. */
function sitePath(address: string, publicUrl: string): string | undefined {
  const own = address.trim();
  if (own.startsWith('/')) return canonicalPath(own.split(/[?#]/)[0] ?? '');
  const url = URL.canParse(own) ? new URL(own) : undefined;
  return url?.origin === new URL(publicUrl).origin ? canonicalPath(url.pathname) : undefined;
}

import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import { canonicalPath } from '../../shared/urls.ts';

const LONGEST_CHAIN = 10;

/**
 * Refuses a redirect that would lead back to its own old address, directly or through others.
 * @throws ValidationError on the field `to`
 */
export const refuseRedirectLoop: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { from, status, to } = { ...originalDoc, ...data };
  if (status === '410' || typeof to !== 'string') return data;
  let next = sitePath(to);
  for (let step = 0; next && step < LONGEST_CHAIN; step += 1) {
    if (next === from) {
      const message = 'This leads back to the old address, so nobody would ever arrive. Choose another target.';
      throw new ValidationError({ collection: 'redirects', errors: [{ message, path: 'to' }], req });
    }
    next = await targetOf(next, req);
  }
  return data;
};

async function targetOf(path: string, req: PayloadRequest): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { equals: path } },
    limit: 1,
    overrideAccess: true,
    req,
  });
  const [redirect] = docs;
  return redirect?.to && redirect.status !== '410' ? sitePath(redirect.to) : undefined;
}

function sitePath(address: string): string | undefined {
  return address.startsWith('/') ? canonicalPath(address.split(/[?#]/)[0] ?? '') : undefined;
}

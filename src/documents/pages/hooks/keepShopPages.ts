import { APIError, type CollectionBeforeOperationHook, type PayloadRequest, type Where } from 'payload';
import { relationId } from '../../../shared/rowId.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';

/** Pages that an enabled shop requires, by the names of its settings. */
export const NEEDED = {
  cartPage: msg('page of the cart'),
  checkoutPage: msg('page of the checkout'),
  summaryPage: msg('page of an order'),
  accountPage: msg('page of the account'),
  termsPage: msg('terms'),
} as const;

interface OperationArgs {
  id?: number | string;
  where?: Where;
  draft?: boolean;
  req?: PayloadRequest;
  data?: { _status?: unknown; deletedAt?: unknown };
  unpublishAllLocales?: boolean;
}

/**
 * Keeps the pages without which nobody can book: while the shop is on they can neither be deleted nor unpublished, in
 * whatever way.
 * @throws APIError 409, which says what the page is needed for
 */
export const keepShopPages: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const request = args as OperationArgs;
  // Later hooks cannot tell whether a version is restored as a draft or published at once.
  if ((operation as string) === 'restoreVersion') req.context.restoresDraft = request.draft === true;
  const isDeleted = operation === 'delete' || Boolean(request.data?.deletedAt);
  const isHidden =
    operation === 'update' &&
    !request.draft &&
    (request.data?._status === 'draft' || request.unpublishAllLocales === true);
  if (!isDeleted && !isHidden) return args;
  const needed = await neededPages(req);
  if (needed.size === 0) return args;
  const own: Where = request.id === undefined ? (request.where ?? {}) : { id: { equals: request.id } };
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [own, { id: { in: [...needed.keys()] } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  });
  const [page] = docs;
  if (!page) return args;
  const role = t(needed.get(page.id) ?? '');
  throw new APIError(
    isDeleted
      ? t(
          'The shop needs this page as its {role}, so it cannot be deleted. Put another page in its place first (“Needed by the shop”, beside its text), or switch the shop off.',
          { role },
        )
      : t(
          'The shop needs this page as its {role}, so it cannot be taken off the site. Put another page in its place first (“Needed by the shop”, beside its text), or switch the shop off.',
          { role },
        ),
    409,
    undefined,
    true,
  );
};

/** The pages that the shop requires now, by id, with their roles; none while it is off. */
export async function neededPages(req: PayloadRequest): Promise<Map<number, (typeof NEEDED)[keyof typeof NEEDED]>> {
  const shop = await req.payload.findGlobal({ slug: 'shop', depth: 0, req, overrideAccess: true });
  const names = Object.entries(NEEDED) as [keyof typeof NEEDED, (typeof NEEDED)[keyof typeof NEEDED]][];
  return new Map(
    names.flatMap(([field, name]): [number, (typeof NEEDED)[keyof typeof NEEDED]][] => {
      const id = shop.isOn ? relationId(shop[field]) : undefined;
      return id === undefined ? [] : [[id, name]];
    }),
  );
}

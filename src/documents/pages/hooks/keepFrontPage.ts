import { APIError, type CollectionBeforeOperationHook, type Where } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';

interface OperationArgs {
  id?: number | string;
  where?: Where;
  data?: { deletedAt?: unknown };
}

/**
 * Keeps the front page from being deleted, in whatever way: the site's own address would lead nowhere.
 * @throws APIError 409, which says what to do first
 */
export const keepFrontPage: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const request = args as OperationArgs;
  if (operation !== 'delete' && !request.data?.deletedAt) return args;
  const own: Where = request.id === undefined ? (request.where ?? {}) : { id: { equals: request.id } };
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [own, { path: { equals: '/' } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  });
  if (docs.length === 0) return args;
  throw new APIError(
    t(
      'This is the front page, to which the address of your site leads. Give it another address, and another page the address /, before you delete it.',
    ),
    409,
    undefined,
    true,
  );
};

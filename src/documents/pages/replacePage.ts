import type { Endpoint, PayloadRequest } from 'payload';
import { inTransaction } from '../../cms/database/transactions/inTransaction.ts';
import { bodyOf, editorsOnly, idOf, Refusal } from '../../cms/endpoints/editorsOnly.ts';
import { NOT_TRASHED } from '../../cms/trash/notTrashed.ts';
import { readRowId, relationId } from '../../shared/rowId.ts';
import { msg, t } from '../../shared/studioWords/t.ts';
import { holds, requiredBlocks } from './hooks/keepShopBlocks.ts';
import { NEEDED } from './hooks/keepShopPages.ts';

/** A published page that can take the place of another. */
export interface Successor {
  id: number;
  title: string;
  path: string;
}

/** Roles of a page in the shop, as text, and the pages that can replace it. */
export interface ShopRoles {
  roles: string[];
  successors: Successor[];
}

/** @returns no roles for a page that the shop does not need, or while it is off */
export async function readShopRoles(req: PayloadRequest, id: number): Promise<ShopRoles> {
  const fields = await rolesOf(req, id);
  const roles = fields.map((field) => NEEDED[field]);
  if (roles.length === 0) return { roles, successors: [] };
  const blocks = requiredBlocks(roles);
  const { docs } = await req.payload.find({
    collection: 'pages',
    depth: 0,
    pagination: false,
    req,
    select: { layout: true, path: true, title: true },
    sort: 'title',
    where: { and: [{ id: { not_equals: id } }, { _status: { equals: 'published' } }, NOT_TRASHED] },
  });
  const fitting = docs.filter(({ layout, path }) => path !== '/' && blocks.every(([kind]) => holds(layout, kind)));
  return { roles, successors: fitting.map(({ id: page, path, title }) => ({ id: page, path, title })) };
}

async function rolesOf(req: PayloadRequest, id: number): Promise<(keyof typeof NEEDED)[]> {
  const shop = await req.payload.findGlobal({ slug: 'shop', depth: 0, req });
  const fields = Object.keys(NEEDED) as (keyof typeof NEEDED)[];
  return shop.isOn ? fields.filter((field) => relationId(shop[field]) === id) : [];
}

/**
 * `POST /pages/:id/replace`: replaces a page that the shop needs by another one. That takes over its roles and its address,
 * to which letters lead; the old one goes to the trash. All of it, or nothing.
 */
export const replacePage: Omit<Endpoint, 'root'> = {
  path: '/:id/replace',
  method: 'post',
  handler: editorsOnly(async (req) => {
    const [id, by] = [idOf(req), readRowId(String((await bodyOf(req)).by))];
    await inTransaction(req, () => replace(req, id, by));
    return Response.json({ by });
  }, msg('Editors and admins put pages in the place of others. Ask one of them.')),
};

async function replace(req: PayloadRequest, id: number, by: number | undefined): Promise<void> {
  const { payload } = req;
  const fields = await rolesOf(req, id);
  if (fields.length === 0)
    throw new Refusal(409, t('The shop does not need this page any more. Delete it as any other.'));
  const { successors } = await readShopRoles(req, id);
  const successor = successors.find((one) => one.id === by);
  if (!successor) throw new Refusal(400, t('Choose a published page with the block that the shop needs.'));
  const write = { depth: 0, overrideAccess: false, req } as const;
  const draft = await payload.findByID({ collection: 'pages', id: successor.id, depth: 0, draft: true, req });
  if (draft._status !== 'published')
    throw new Refusal(
      409,
      t('“{title}” has changes that are not published. Publish it first.', { title: successor.title }),
    );
  const { path } = await payload.findByID({ collection: 'pages', id, depth: 0, req });
  await payload.updateGlobal({
    ...write,
    slug: 'shop',
    data: Object.fromEntries(fields.map((field) => [field, successor.id])),
  });
  await payload.update({ ...write, collection: 'pages', id, data: { deletedAt: new Date().toISOString() } });
  await payload.update({ ...write, collection: 'pages', id: successor.id, data: { path, _status: 'published' } });
}

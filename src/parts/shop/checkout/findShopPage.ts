import type { CollectionSlug, Payload } from 'payload';
import type { Shop } from '../../../cms/payload-types.ts';
import { idOf } from '../../../tours/booking/booking.ts';
import { text } from '../../../tours/readValues.ts';
import { ORDER_PARAMETER, orderToken } from '../orderLink.ts';
import { NOTICE_PARAMETER, type ShopNotice } from '../rules/notices.ts';

/** A page that the settings of the shop name. */
export type ShopPage = 'cartPage' | 'checkoutPage' | 'summaryPage' | 'accountPage' | 'termsPage';

/** The path of a page that the settings name; undefined where they name none that visitors can see. */
export async function findShopPage(payload: Payload, shop: Partial<Shop>, name: ShopPage): Promise<string | undefined> {
  const id = idOf(shop[name]);
  if (id === undefined) return undefined;
  const { docs } = await payload.find({
    collection: 'pages' as CollectionSlug,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    select: { path: true } as never,
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return text((docs[0] as { path?: unknown } | undefined)?.path);
}

/** Where an order is shown to whoever holds its link; undefined where the settings name no page. */
export async function findOrderPath(
  payload: Payload,
  shop: Partial<Shop>,
  order: number,
  notice?: ShopNotice,
): Promise<string | undefined> {
  const path = await findShopPage(payload, shop, 'summaryPage');
  if (!path) return undefined;
  const query = new URLSearchParams({ [ORDER_PARAMETER]: orderToken(payload.secret, order) });
  if (notice) query.set(NOTICE_PARAMETER, notice);
  return `${path}?${query}`;
}

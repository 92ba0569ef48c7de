import type { Payload, PayloadRequest } from 'payload';
import type { Page, Shop } from '../../cms/payload-types.ts';
import { isVisible } from '../../content/published.ts';
import { contentLocale } from '../../shared/locales.ts';
import { encodePath } from '../../shared/urls.ts';
import { ORDER_PARAMETER, orderToken } from './orders/orderLink.ts';
import { NOTICE_PARAMETER, type ShopNotice } from './rules/notices.ts';

/** Pages that are chosen in the shop's settings. */
export type ShopPage = 'account' | 'cart' | 'checkout' | 'summary' | 'terms';

/** The settings with their pages, for server code; blocks use `shopOf`. @param req for its transaction */
export async function readShop(payload: Payload, req?: PayloadRequest, locale?: string): Promise<Shop> {
  return payload.findGlobal({
    slug: 'shop',
    depth: 1,
    populate: { pages: { title: true, path: true, _status: true } },
    ...(locale && { locale: contentLocale(locale) }),
    ...(req && { req }),
  });
}

/** The encoded path of one of the shop's pages; undefined where none is chosen, or it is not published. */
export function shopPagePath(shop: Partial<Shop>, name: ShopPage): string | undefined {
  const page: Shop['summaryPage'] = shop[`${name}Page`];
  return isVisible<Page>(page) && page.path ? encodePath(page.path) : undefined;
}

/**
 * Path of the order page with an order's token, as in links of mails.
 * @param secret of the site
 * @param notice shown above the order
 * @returns undefined without an order page
 */
export function orderPagePath(
  shop: Partial<Shop>,
  { id, notice, secret }: { id: number; secret: string; notice?: ShopNotice | undefined },
): string | undefined {
  const path = shopPagePath(shop, 'summary');
  if (!path) return undefined;
  const query = new URLSearchParams({ [ORDER_PARAMETER]: orderToken(secret, id) });
  if (notice) query.set(NOTICE_PARAMETER, notice);
  return `${path}?${query}`;
}

/** The cart page with a notice; the front page where there is none. */
export function cartPageWith(shop: Partial<Shop>, notice: ShopNotice): string {
  return `${shopPagePath(shop, 'cart') ?? '/'}?${NOTICE_PARAMETER}=${notice}`;
}

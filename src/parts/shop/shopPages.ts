import type { Payload, PayloadRequest } from 'payload';
import type { Page, Shop } from '../../cms/payload-types.ts';
import { isVisible } from '../../content/published.ts';
import type { LocaleCode } from '../../shared/locales.ts';
import { encodePath } from '../../shared/urls.ts';
import { ORDER_PARAMETER, orderToken } from './orderLink.ts';
import { NOTICE_PARAMETER, type ShopNotice } from './rules/notices.ts';

/** The pages that the settings of the shop name. */
export type ShopPage = 'account' | 'cart' | 'checkout' | 'summary' | 'terms';

/** The settings with their pages, for server code without a page at hand; blocks have them by `shopOf`. @param req for its transaction */
export async function readShop(payload: Payload, req?: PayloadRequest, locale?: string): Promise<Shop> {
  return payload.findGlobal({
    slug: 'shop',
    depth: 1,
    populate: { pages: { title: true, path: true, _status: true } },
    ...(locale && { locale: locale as LocaleCode }),
    ...(req && { req }),
  });
}

/** The encoded path of one of the shop's pages; undefined where none was chosen, or visitors cannot see it. */
export function shopPagePath(shop: Partial<Shop>, name: ShopPage): string | undefined {
  const page: Shop['summaryPage'] = shop[`${name}Page`];
  return isVisible<Page>(page) && page.path ? encodePath(page.path) : undefined;
}

/**
 * The path by which whoever holds it sees one order, as in the link of a mail.
 * @param secret of the site
 * @param notice what is said above it
 * @returns undefined where there is no page of an order
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

/** The page of the cart, which says what has just happened; the front page where there is none. */
export function cartPageWith(shop: Partial<Shop>, notice: ShopNotice): string {
  return `${shopPagePath(shop, 'cart') ?? '/'}?${NOTICE_PARAMETER}=${notice}`;
}

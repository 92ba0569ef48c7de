import type { Payload } from 'payload';
import type { Shop } from '../../../cms/payload-types.ts';
import { isVisible } from '../../../content/published.ts';
import { encodePath } from '../../../shared/urls.ts';
import { NOTICE_PARAMETER, type ShopNotice } from '../rules/notices.ts';

type ShopPage = 'cartPage' | 'checkoutPage';

/** The address of a page that the settings name, as it is sent; undefined where they name none that visitors can see. */
export function shopPagePath(shop: Partial<Shop>, name: ShopPage): string | undefined {
  const page = shop[name];
  return isVisible(page) && page.path ? encodePath(page.path) : undefined;
}

/** The page of the cart, which says what has just happened. */
export function cartPageWith(shop: Partial<Shop>, notice: ShopNotice): string {
  return `${shopPagePath(shop, 'cartPage') ?? '/'}?${NOTICE_PARAMETER}=${notice}`;
}

/** The settings of the shop as they are now, with the pages that they name. */
export function readShopSettings(payload: Payload): Promise<Partial<Shop>> {
  return payload.findGlobal({ slug: 'shop', depth: 1 });
}

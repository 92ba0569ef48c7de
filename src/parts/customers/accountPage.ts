import type { Payload } from 'payload';
import type { Shop } from '../../cms/payload-types.ts';
import { isVisible } from '../../content/published.ts';
import { definePartData } from '../../render/partData.ts';
import type { PageView } from '../../render/types.ts';
import { encodePath } from '../../shared/urls.ts';
import { shopOf } from '../shop/rules/shopSettings.ts';

/** A page that the settings of the shop name. */
export type ShopPage = 'accountPage' | 'summaryPage';

const shopData = definePartData('shop', shopOf);

/**
 * The encoded path of a page that the settings name.
 * @param shop with the pages themselves
 * @returns undefined where the shop is off, or visitors see no such page
 */
export function shopPath(shop: Partial<Shop>, name: ShopPage): string | undefined {
  const page = shop[name];
  return shop.isOn && isVisible(page) && page.path ? encodePath(page.path) : undefined;
}

/** The same, of what a page was made with. */
export function shopPathOn(view: Pick<PageView, 'parts'>, name: ShopPage): string | undefined {
  return shopPath(shopData.of(view), name);
}

/** The same, asked of the database. */
export async function findShopPath(payload: Payload, name: ShopPage): Promise<string | undefined> {
  return shopPath(await payload.findGlobal({ slug: 'shop', depth: 1 }), name);
}

import type { Payload } from 'payload';
import type { Shop } from '../../cms/payload-types.ts';
import type { LocaleCode } from '../../shared/locales.ts';
import { readShop, type ShopPage, shopPagePath } from '../shop/shopPages.ts';

/**
 * The encoded path of a page chosen in the settings.
 * @param shop with its pages populated
 * @returns undefined where the shop is off, or the page is not published
 */
export function shopPath(shop: Partial<Shop>, name: ShopPage): string | undefined {
  return shop.isOn ? shopPagePath(shop, name) : undefined;
}

/** The same, read from the database, for a reader of a language. */
export async function findShopPath(payload: Payload, name: ShopPage, locale?: LocaleCode): Promise<string | undefined> {
  return shopPath(await readShop(payload, undefined, locale), name);
}

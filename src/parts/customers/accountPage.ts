import { definePartData } from '../../render/partData.ts';
import type { PageView } from '../../render/types.ts';
import { shopOf } from '../shop/rules/shopSettings.ts';
import type { ShopPage } from '../shop/shopPages.ts';
import { shopPath } from './findShopPath.ts';

const shopData = definePartData('shop', shopOf);

/** The encoded path of a page chosen in the settings, for a page being rendered; undefined as for `shopPath`. */
export function shopPathOn(view: Pick<PageView, 'parts'>, name: ShopPage): string | undefined {
  return shopPath(shopData.of(view), name);
}

import type { PageView } from '../../../render/types.ts';
import { shopPagePath } from '../shopPages.ts';
import { shopOfView } from './shopOfView.ts';

/** Encoded path of the cart page, whose content the panel shows; undefined for other panels, and where the shop is off. */
export function cartPanelPage(panel: string, view: PageView): string | undefined {
  const shop = shopOfView(view);
  return panel === 'cart' && shop.isOn ? shopPagePath(shop, 'cart') : undefined;
}

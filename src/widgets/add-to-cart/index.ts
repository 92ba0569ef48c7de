import { shopOfView } from '../../parts/shop/cart/shopOfView.ts';
import { shopPagePath } from '../../parts/shop/shopPages.ts';
import { defineWidget } from '../../render/defineWidget.ts';
import { ownHeading } from '../../render/ownHeading.ts';
import type { Departure } from '../../tours/departure.ts';
import { tourGap } from '../tourGap.ts';
import { AddToCart } from './AddToCart.tsx';
import css from './add-to-cart.css?inline';
import { loadBookable } from './loadBookable.ts';

export const widget = defineWidget<'add-to-cart', Departure[]>({
  name: 'add-to-cart',
  css,
  load: loadBookable,
  headings: (block) => ownHeading(block, block.title, block.level ?? 'h2'),
  findGap: (_block, data, context) =>
    tourGap(context, () => {
      const shop = shopOfView(context.view);
      if (!shop.isOn) return 'The shop is off, so visitors see nothing here.';
      if (!shopPagePath(shop, 'cart')) return 'Choose the page of the cart in the settings of the shop.';
      return data.length === 0 && 'This tour has no dates with a price that can be booked.';
    }),
  Component: AddToCart,
});

import { shopOfView } from '../../parts/shop/cart/shopOfView.ts';
import { shopPagePath } from '../../parts/shop/shopPages.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { ownHeading } from '../../render/headings/ownHeading.ts';
import { msg } from '../../shared/studioWords/t.ts';
import type { Departure } from '../../tours/departure.ts';
import { loadDepartures } from '../departures/loadDepartures.ts';
import { isForSale } from '../pieces/hasBooking.ts';
import { tourGap } from '../pieces/tourGap.ts';
import { AddToCart } from './AddToCart.tsx';
import css from './add-to-cart.css?inline';

export const widget = defineWidget<'add-to-cart', Departure[]>({
  name: 'add-to-cart',
  css,
  load: loadDepartures,
  headings: (block) => ownHeading(block, block.title, block.level ?? 'h2'),
  findGap: (_block, data, context) =>
    tourGap(context, (tour) => {
      const shop = shopOfView(context.view);
      if (!shop.isOn) return msg('The shop is off, so visitors see nothing here.');
      if (!shopPagePath(shop, 'cart')) return msg('Choose the page of the cart in the settings of the shop.');
      return (
        !data.some((departure) => isForSale(departure, tour)) &&
        msg('This tour has no dates with a price that can be booked.')
      );
    }),
  Component: AddToCart,
});

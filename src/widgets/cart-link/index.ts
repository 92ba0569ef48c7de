import { shopOfView } from '../../parts/shop/cart/shopOfView.ts';
import { shopPagePath } from '../../parts/shop/shopPages.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { CartLink } from './CartLink.tsx';

export const widget = defineWidget<'cart-link'>({
  name: 'cart-link',
  css: '',
  findGap: (_block, _data, { view }) => {
    const shop = shopOfView(view);
    if (!shop.isOn) return msg('The shop is off, so visitors see no link to the cart.');
    return shopPagePath(shop, 'cart') ? undefined : msg('Choose the page of the cart in the settings of the shop.');
  },
  Component: CartLink,
});

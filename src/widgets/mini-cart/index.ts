import { shopOfView } from '../../parts/shop/cart/shopOfView.ts';
import { shopPagePath } from '../../parts/shop/shopPages.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { MiniCart } from './MiniCart.tsx';

export const widget = defineWidget<'mini-cart'>({
  name: 'mini-cart',
  css: '',
  findGap: (_block, _data, { view }) => {
    const shop = shopOfView(view);
    if (!shop.isOn) return msg('The shop is off, so visitors see nothing here.');
    return shopPagePath(shop, 'cart') ? undefined : msg('Choose the page of the cart in the settings of the shop.');
  },
  Component: MiniCart,
});

import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { shopGap } from '../pieces/shopScope.ts';
import { ShopNotices } from './ShopNotices.tsx';

export const widget = defineWidget({
  name: 'shop-notices',
  css: '',
  personal: 'shop',
  findGap: (_block, _data, context) => shopGap(context),
  Component: ShopNotices,
});

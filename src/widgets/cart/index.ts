import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { ownHeading } from '../../render/headings/ownHeading.ts';
import { Cart } from './Cart.tsx';
import css from './cart.css?inline';
import { type CartData, loadCart } from './cartOf.ts';

export const widget = defineWidget<'cart', CartData>({
  name: 'cart',
  css,
  personal: 'shop',
  quiet: 'overlays',
  load: loadCart,
  headings: (block) => ownHeading(block, block.title, block.level ?? 'h2'),
  Component: Cart,
});

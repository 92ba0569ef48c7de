import type { DocumentView } from '../../content/documentTypes.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { ownHeading } from '../../render/headings/ownHeading.ts';
import { Cart } from './Cart.tsx';
import css from './cart.css?inline';
import { loadCartTours } from './cartOf.ts';

export const widget = defineWidget<'cart', ReadonlyMap<number, DocumentView>>({
  name: 'cart',
  css,
  personal: 'shop',
  quiet: 'overlays',
  load: loadCartTours,
  headings: (block) => ownHeading(block, block.title, block.level ?? 'h2'),
  Component: Cart,
});

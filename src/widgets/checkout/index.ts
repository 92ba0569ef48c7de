import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { ownHeading } from '../../render/headings/ownHeading.ts';
import { Checkout } from './Checkout.tsx';
import css from './checkout.css?inline';
import { type CheckoutPages, loadPages } from './loadPages.ts';

export const widget = defineWidget<'checkout', CheckoutPages>({
  name: 'checkout',
  css,
  personal: 'shop',
  quiet: 'templates',
  load: loadPages,
  headings: (block) => ownHeading(block, block.title, block.level),
  Component: Checkout,
});

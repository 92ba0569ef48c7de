import { defineWidget } from '../../render/defineWidget.ts';
import { ownHeading } from '../../render/ownHeading.ts';
import { PurchaseSummary } from './PurchaseSummary.tsx';
import css from './purchase-summary.css?inline';

export const widget = defineWidget({
  name: 'purchase-summary',
  css,
  personal: 'shop',
  headings: (block) => ownHeading(block, block.title, block.level),
  Component: PurchaseSummary,
});

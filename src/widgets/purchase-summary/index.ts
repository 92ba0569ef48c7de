import type { DocumentView } from '../../content/documentTypes.ts';
import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { ownHeading } from '../../render/headings/ownHeading.ts';
import { loadToursOf } from '../checkout/loadToursOf.ts';
import { visitorOf } from '../pieces/shopScope.ts';
import { PurchaseSummary } from './PurchaseSummary.tsx';
import css from './purchase-summary.css?inline';

export const widget = defineWidget<'purchase-summary', ReadonlyMap<number, DocumentView>>({
  name: 'purchase-summary',
  css,
  personal: 'shop',
  quiet: 'overlays',
  load: (_block, context) => loadToursOf(context, visitorOf(context)?.order?.bookings ?? []),
  headings: (block) => ownHeading(block, block.title, block.level),
  Component: PurchaseSummary,
});

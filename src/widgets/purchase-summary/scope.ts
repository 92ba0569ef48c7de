import type { PurchaseSummaryBlock } from '../../cms/payload-types.ts';
import type { OpenOrder } from '../../parts/shop/openOrder.ts';
import type { ShopNotice } from '../../parts/shop/rules/notices.ts';
import type { RenderContext } from '../../render/context.ts';
import type { StatementText } from '../../tours/booking/tellStatement.ts';
import type { Tour } from '../../tours/tour.ts';

/** What all pieces of one order's page share. */
export interface OrderScope {
  block: PurchaseSummaryBlock;
  context: RenderContext;
  order: OpenOrder;
  /** Whether the letter by which it is confirmed could not be sent. */
  isUnmailed: boolean;
  /** What it comes to today. */
  statement: StatementText;
  /** Opens its papers. */
  token: string;
  tours: readonly Tour[];
  /** What has just happened, as the address says. */
  notice: ShopNotice | undefined;
  /** Whether that, or what is still to be done, is heard first. */
  isNews: boolean;
}

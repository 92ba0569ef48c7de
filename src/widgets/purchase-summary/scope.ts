import type { PurchaseSummaryBlock } from '../../cms/payload-types.ts';
import type { OpenOrder } from '../../parts/shop/orders/openOrder.ts';
import type { ShopNotice } from '../../parts/shop/rules/notices.ts';
import type { RenderContext } from '../../render/context.ts';
import type { StatementText } from '../../tours/booking/formatStatement.ts';
import type { Tour } from '../../tours/tour.ts';

/** Data shared by all sections of an order's page. */
export interface OrderScope {
  block: PurchaseSummaryBlock;
  context: RenderContext;
  order: OpenOrder;
  /** Whether sending its confirmation letter failed. */
  isUnmailed: boolean;
  /** Current statement of the order. */
  statement: StatementText;
  /** Token of its documents. */
  token: string;
  tours: readonly Tour[];
  /** Notice of the URL. */
  notice: ShopNotice | undefined;
  /** Whether the notice, or an action to take, gets focus. */
  isNews: boolean;
}

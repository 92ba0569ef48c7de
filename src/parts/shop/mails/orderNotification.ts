import type { LetterNotification } from '../../../letters/order.ts';
import type { StaffNotification } from '../../../letters/orderNotice.ts';
import type { OpenOrder, OrderPayment } from '../orders/openOrder.ts';
import type { PaymentRefund } from '../orders/refunds.ts';

/** A notification with the order it is about. */
export interface OrderNotification<News = LetterNotification | StaffNotification> {
  news: News;
  order: OpenOrder;
  /** The payment it is about. */
  payment: OrderPayment | undefined;
  /** The refund it is about. */
  refund?: (PaymentRefund & { currency: string }) | undefined;
}

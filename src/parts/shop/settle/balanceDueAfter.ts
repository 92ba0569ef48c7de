import type { PayloadRequest } from 'payload';
import { addDays } from '../../../shared/time/days.ts';
import { balanceOf } from '../../../tours/booking/order.ts';
import { today } from '../../departures/today.ts';
import type { OpenOrder } from '../openOrder.ts';
import { DEFAULT_BALANCE_DAYS } from '../rules/shopSettings.ts';

/**
 * Until when the rest of an order is due once so much of it has been paid, `YYYY-MM-DD`; null where nothing is left. An order that waited for the transfer of its
 * deposit is due as one that was paid at once.
 * @param paid in all, smallest unit
 */
export async function balanceDueAfter(req: PayloadRequest, order: OpenOrder, paid: number): Promise<string | null> {
  if (balanceOf({ ...order, paid }) === 0) return null;
  const waited = order.status === 'CONFIRMED' && order.method === 'transfer' && order.paid === 0;
  if (!waited && order.balanceDue) return order.balanceDue;
  const { balanceDays } = await req.payload.findGlobal({ slug: 'shop', depth: 0, req });
  const [first] = order.bookings.flatMap(({ start }) => start ?? []).sort();
  const due = first ? addDays(first, -(balanceDays ?? DEFAULT_BALANCE_DAYS)) : today();
  return [due, today()].sort().at(-1) ?? due;
}

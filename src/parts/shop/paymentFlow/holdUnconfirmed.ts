import type { PayloadRequest } from 'payload';
import type { Shop } from '../../../cms/payload-types.ts';
import { awaitsConfirmation, type PaymentMethod } from '../../../tours/booking/order.ts';
import { queueOrderMail } from '../mails/queueOrderMail.ts';
import { writeOrder } from '../orders/changeOrder.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { CONFIRM_GRACE_MINUTES, confirmHoldEnd } from '../rules/confirmTime.ts';
import { DEFAULT_CONFIRM_HOURS } from '../rules/shopSettings.ts';
import { termsOf } from './confirmUnpaid.ts';
import { takeSeats } from './takeSeats.ts';

const MINUTE_MS = 60_000;

/**
 * Holds the seats of a pay-later order until its traveller has confirmed by the mailed link, and queues that mail; within the transaction of the
 * request. Called again, it only stores another payment method.
 * @throws BookingRejectedError where a seat is gone; the transaction is then rolled back
 */
export async function holdUnconfirmed(
  req: PayloadRequest,
  order: OpenOrder,
  { method, shop }: { method: PaymentMethod; shop: Partial<Shop> },
): Promise<void> {
  const terms = termsOf({ ...order, method });
  if (awaitsConfirmation(order)) {
    if (method !== order.method) await writeOrder(req, order.id, terms, 'Is to be paid in another way');
    return;
  }
  const minutes = (shop.confirmHours ?? DEFAULT_CONFIRM_HOURS) * 60;
  const confirmBy = new Date(Date.now() + minutes * MINUTE_MS).toISOString();
  const expiresAt = confirmHoldEnd({ confirmBy })?.toISOString() ?? confirmBy;
  // Longer than a cart's hold, and than visitors can request.
  req.context.mostHoldMinutes = minutes + CONFIRM_GRACE_MINUTES;
  await takeSeats(req, order, { status: 'ON_HOLD', expiresAt });
  req.context.mostHoldMinutes = undefined;
  await writeOrder(req, order.id, { ...terms, confirmBy, expiresAt }, 'Waits to be confirmed by the mailed link');
  await queueOrderMail(req, order, 'unconfirmed');
}

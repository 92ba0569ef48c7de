import type { PayloadRequest } from 'payload';
import type { ReceivedMeans } from '../../../tours/booking/order.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { countMoney } from './countMoney.ts';
import { addPayment } from './storedPayment.ts';

/** Money that staff have received by transfer or in cash; the amount in the smallest unit of the order's currency. */
export interface Receipt {
  amount: number;
  /** Absent: as the order says it is paid, on arrival or by transfer. */
  means?: ReceivedMeans | undefined;
  note: string | undefined;
  /** Idempotency key; reused on retry. */
  uuid: string;
}

/** Key of the payment of a receipt. */
export function receiptKey(uuid: string): string {
  return `received-${uuid}`;
}

/**
 * Records money received by transfer or in cash, within the transaction of the request; confirms an unconfirmed order.
 * @throws BookingRejectedError where the order has to be confirmed and cannot
 */
export async function receiveMoney(
  req: PayloadRequest,
  order: OpenOrder,
  { amount, means, note, uuid }: Receipt,
): Promise<void> {
  const { currency, id, method, paid, total } = order;
  const provider = means ?? (method === 'arrival' ? 'arrival' : 'transfer');
  const kind = paid > 0 ? 'balance' : amount < total ? 'deposit' : 'full';
  const paidAt = new Date().toISOString();
  await addPayment(req, {
    order: id,
    provider,
    kind,
    status: 'paid',
    amount,
    currency,
    paidAt,
    key: receiptKey(uuid),
    note,
  });
  await countMoney(
    req,
    order,
    { amount, currency },
    `${means === 'cash' ? 'in cash, ' : ''}as noted${note ? `: ${note}` : ''}`,
  );
}

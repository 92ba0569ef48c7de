import type { Payload, PayloadRequest, Where } from 'payload';
import { idOf } from '../../../tours/booking/booking.ts';
import { PAYMENTS } from '../../../tours/booking/order.ts';
import { text } from '../../../tours/readValues.ts';
import { type OrderPayment, readPayment } from '../openOrder.ts';
import type { Checked } from './rules/nextCheck.ts';
import { type PaymentRefund, readRefunds } from './rules/refunds.ts';

const collection = PAYMENTS;

/** A payment with what the shop alone needs of it. */
export interface KeptPayment extends OrderPayment, Checked {
  order: number;
  /** Names it at the provider. */
  key: string;
  refunds: PaymentRefund[];
  /** What happened to it, in words for staff. */
  note: string | undefined;
}

/** Payments by their columns, those first that were not looked at for longest. @param reader with a request: within its transaction */
export async function findPayments(
  { payload, req }: { payload: Payload; req?: PayloadRequest },
  where: Where,
  limit = 0,
): Promise<KeptPayment[]> {
  const { docs } = await payload.db.find<Record<string, unknown> & { id: number }>({
    collection,
    where,
    sort: ['updatedAt', 'id'],
    limit,
    pagination: false,
    ...(req && { req }),
  });
  return docs.flatMap((row) => {
    const payment = readPayment(row);
    const order = idOf(row.order);
    if (!payment || order === undefined) return [];
    const [createdAt, checkedAt, expiresAt] = [text(row.createdAt) ?? '', text(row.checkedAt), text(row.expiresAt)];
    return [
      {
        ...payment,
        order,
        createdAt,
        checkedAt,
        expiresAt,
        key: text(row.key) ?? '',
        refunds: readRefunds(row.refunds),
        note: text(row.note),
      },
    ];
  });
}

/** One as it is now, within the transaction of a request. */
export async function findPayment(req: PayloadRequest, id: number): Promise<KeptPayment | undefined> {
  const [payment] = await findPayments({ payload: req.payload, req }, { id: { equals: id } }, 1);
  return payment;
}

/** Writes into a payment's row, within the transaction of the request. */
export async function writePayment(
  req: PayloadRequest,
  id: number,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  await req.payload.update({ collection, id, data: data as never, depth: 0, overrideAccess: true, req });
}

/** Adds one, within the transaction of the request. @returns its number */
export async function addPayment(req: PayloadRequest, data: Readonly<Record<string, unknown>>): Promise<number> {
  const { id } = await req.payload.create({ collection, data: data as never, depth: 0, overrideAccess: true, req });
  return Number(id);
}

import type { Payload, PayloadRequest } from 'payload';
import {
  type Columns,
  createRow,
  type Exact,
  findRows,
  type NewRow,
  updateRow,
} from '../../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import type { WithCurrency } from '../../../shared/money.ts';
import { relationId } from '../../../shared/rowId.ts';
import { PAYMENTS } from '../../../tours/booking/order.ts';
import { text } from '../../../tours/readValues.ts';
import { type OrderPayment, readPayment } from '../orders/openOrder.ts';
import type { Checked } from '../rules/nextCheck.ts';

/** A payment with the fields that only the shop needs. */
export interface StoredPayment extends OrderPayment, Checked {
  order: number;
  /** Its idempotency key at the provider. */
  key: string;
  /** Note for staff about what happened to it. */
  note: string | undefined;
}

/** Payments by their columns, least recently updated first. @param reader with a request: within its transaction */
export async function findPayments(
  { payload, req }: { payload: Payload; req?: PayloadRequest },
  where: TypedWhere<typeof PAYMENTS>,
  limit = 0,
): Promise<StoredPayment[]> {
  const rows = await findRows({ payload, req }, PAYMENTS, { where, sort: ['updatedAt', 'id'], limit });
  return rows.flatMap((row) => {
    const payment = readPayment(row);
    const order = relationId(row.order);
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
        note: text(row.note),
      },
    ];
  });
}

/** One payment as it is now, within the transaction of a request. */
export async function findPayment(req: PayloadRequest, id: number): Promise<StoredPayment | undefined> {
  const [payment] = await findPayments({ payload: req.payload, req }, { id: { equals: id } }, 1);
  return payment;
}

/** Columns of a payment to write; its amount only together with its currency. */
type PaymentWrite<Given> = Exact<Given, typeof PAYMENTS> & WithCurrency<Given, 'amount'>;

/** Writes a payment's row, within the transaction of the request. */
export async function writePayment<Given extends Columns<typeof PAYMENTS>>(
  req: PayloadRequest,
  id: number,
  data: PaymentWrite<Given>,
): Promise<void> {
  const columns: Columns<typeof PAYMENTS> = data;
  await updateRow(req.payload, PAYMENTS, id, columns, { req });
}

/** Inserts a payment, within the transaction of the request. @returns its id */
export async function addPayment<Given extends NewRow<typeof PAYMENTS>>(
  req: PayloadRequest,
  data: Exact<Given, typeof PAYMENTS>,
): Promise<number> {
  const columns: NewRow<typeof PAYMENTS> = data;
  return (await createRow(req.payload, PAYMENTS, columns, { req })).id;
}

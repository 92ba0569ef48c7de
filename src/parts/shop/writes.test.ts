import type { PayloadRequest } from 'payload';
import { expectTypeOf, it } from 'vitest';
import { createRow, findRow, updateRow, writeColumns } from '../../cms/database/queries/rows.ts';
import type { Letterhead } from '../../letters/letterhead.ts';
import { type LetterOrder, orderLetter } from '../../letters/order.ts';
import { type NoticeOrder, orderNotice } from '../../letters/orderNotice.ts';
import { formatStatement } from '../../tours/booking/formatStatement.ts';
import type { Statement } from '../../tours/booking/statement.ts';
import type { FactWords } from '../../tours/facts.ts';
import { writeBooking } from '../bookings/writeBooking.ts';
import { writeOrder } from './orders/changeOrder.ts';
import type { OpenOrder } from './orders/openOrder.ts';
import { countMoney } from './paymentFlow/countMoney.ts';
import { countReturned } from './paymentFlow/countReturned.ts';
import { addPayment, writePayment } from './paymentFlow/storedPayment.ts';

// Type tests: the compiler checks them, so nothing here runs.
const isRun = false as boolean;

it('a misspelt column does not compile, in a literal or in a variable', async () => {
  const req = {} as PayloadRequest;
  const misspelt = { status: 'CANCELLED', ballanceDue: null } as const;
  if (!isRun) return;
  // @ts-expect-error: balanceDue
  await writeOrder(req, 1, { ballanceDue: null });
  // @ts-expect-error: balanceDue
  await writeOrder(req, 1, misspelt);
  // @ts-expect-error: checkedAt
  await writePayment(req, 1, { checktAt: null });
  // @ts-expect-error: cancelReason
  await writeBooking(req, 1, { status: 'CANCELLED', reason: 'Snow' });
  // @ts-expect-error: phone
  await writeColumns(req, 'customers', {}, { telephone: null });
  // @ts-expect-error: lastError
  await writeColumns(req, 'mails', {}, { error: 'It could not be written.' });
  // @ts-expect-error: answerDue
  await updateRow(req.payload, 'enquiries', 1, { answersDue: null });
  // @ts-expect-error: any column would do
  await writeOrder(req, 1, {} as Record<string, unknown>);
  // @ts-expect-error: mailbox
  await findRow(req, 'orders', { where: {}, select: { mailBox: true } });
});

it('a wrong state does not compile', async () => {
  const req = {} as PayloadRequest;
  const text: string = 'CANCELLED';
  if (!isRun) return;
  // @ts-expect-error: with two L
  await writeOrder(req, 1, { status: 'CANCELED' });
  // @ts-expect-error: any text
  await writeOrder(req, 1, { status: text });
  // @ts-expect-error: a state of orders
  await writeBooking(req, 1, { status: 'PLACED' });
  // @ts-expect-error: a state of mails
  await writePayment(req, 1, { status: 'sent' });
  // @ts-expect-error: a state of payments
  await writeColumns(req, 'mails', {}, { state: 'refunded' });
  // @ts-expect-error: a state of payments
  await updateRow(req.payload, 'enquiries', 1, { status: 'paid' });
});

it('an amount without its currency does not compile, nor a new row without what it needs', async () => {
  const req = {} as PayloadRequest;
  if (!isRun) return;
  // @ts-expect-error: in which currency
  await writeOrder(req, 1, { paid: 48_000 });
  // @ts-expect-error: in which currency
  await writeBooking(req, 1, { refundDue: 48_000 });
  // @ts-expect-error: in which currency
  await writePayment(req, 1, { amount: 48_000 });
  // @ts-expect-error: in which currency
  await addPayment(req, { order: 1, provider: 'stripe', kind: 'full', status: 'open', amount: 48_000 });
  // @ts-expect-error: in which currency
  await countMoney(req, {} as OpenOrder, { amount: 48_000 }, 'by card');
  // @ts-expect-error: in which currency
  await countReturned(req, {} as OpenOrder, { amount: 48_000, lowersPrice: true });
  const [statement, order] = [{} as Statement, {} as LetterOrder];
  // @ts-expect-error: in which currency
  formatStatement({ ...statement, paid: 48_000 }, {} as FactWords);
  // @ts-expect-error: in which currency
  formatStatement({ ...statement, now: { amount: 48_000, by: undefined, method: 'arrival' } }, {} as FactWords);
  // @ts-expect-error: in which currency
  await orderLetter({} as Letterhead, 'paid', { ...order, payment: { amount: 48_000 } });
  // @ts-expect-error: formatted by the letter, in its language
  await orderLetter({} as Letterhead, 'balance', { ...order, now: '€480' });
  // @ts-expect-error: in which currency
  await orderNotice({} as Letterhead, 'returned', { ...({} as NoticeOrder), back: { amount: 48_000 } });
  // @ts-expect-error: on which departure
  await createRow(req.payload, 'bookings', { status: 'ON_HOLD' });
});

it('a row’s type has its columns', () => {
  const read = (req: PayloadRequest) => findRow(req, 'payments', { where: {} });
  type Payment = NonNullable<Awaited<ReturnType<typeof read>>>;
  expectTypeOf<Payment['status']>().toEqualTypeOf<'failed' | 'open' | 'orphaned' | 'paid' | 'refunded'>();
  expectTypeOf<Payment['order']>().toEqualTypeOf<number>();
  expectTypeOf<Payment['amount']>().toEqualTypeOf<number>();
});

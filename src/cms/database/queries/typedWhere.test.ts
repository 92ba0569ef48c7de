import type { PayloadRequest, Where } from 'payload';
import { expectTypeOf, it } from 'vitest';
import { findPayments } from '../../../parts/shop/paymentFlow/storedPayment.ts';
import { countRows, deleteRows, findRow, findRows, writeColumns } from './rows.ts';
import type { TypedWhere } from './typedWhere.ts';

// Type tests: the compiler checks them, so nothing here runs.
const isRun = false as boolean;
const req = {} as PayloadRequest;
const text: string = 'PLACED';

it('a condition on a missing column does not compile, at any depth', async () => {
  if (!isRun) return;
  // @ts-expect-error: expiresAt
  await findRow(req, 'orders', { where: { expiredAt: { exists: false } } });
  // @ts-expect-error: balanceDue
  await findRows(req, 'orders', { where: { and: [{ or: [{ ballanceDue: { less_than: text } }] }] } });
  // @ts-expect-error: a column of bookings
  await countRows(req, 'orders', { departure: { equals: 1 } });
  // @ts-expect-error: state
  await deleteRows(req, 'mails', { status: { equals: 'waiting' } });
  // @ts-expect-error: id
  await writeColumns(req, 'customers', { ids: { equals: 1 } }, { phone: null });
  // @ts-expect-error: any column would do
  await findRows(req, 'enquiries', { where: {} as Where });
  // @ts-expect-error: any column would do
  await findRows(req, 'enquiries', { where: { or: [{ [text]: { exists: true } }] } });
});

it('a condition with a value that a column never has does not compile', async () => {
  if (!isRun) return;
  // @ts-expect-error: with two L
  await findRows(req, 'orders', { where: { status: { equals: 'CANCELED' } } });
  // @ts-expect-error: a state of orders
  await findRows(req, 'bookings', { where: { status: { in: ['ON_HOLD', 'PLACED'] } } });
  // @ts-expect-error: any text
  await findRows(req, 'orders', { where: { status: { not_equals: text } } });
  // @ts-expect-error: a state of mails
  await findPayments(req, { status: { equals: 'sent' } });
  // @ts-expect-error: the id of a row is a number
  await findRows(req, 'bookings', { where: { order: { equals: '12' } } });
  // @ts-expect-error: states have no order
  await findRows(req, 'orders', { where: { status: { greater_than: 'PLACED' } } });
  // @ts-expect-error: greater_than
  await findRows(req, 'bookings', { where: { expiresAt: { after: text } } });
  // @ts-expect-error: an amount is compared with a number
  await findRows(req, 'orders', { where: { paid: { less_than_equal: '0' } } });
});

it('columns of related rows are checked as their own', async () => {
  if (!isRun) return;
  await findRows(req, 'bookings', { where: { 'order.status': { in: ['CART', 'PLACED'] } } });
  // @ts-expect-error: status
  await findRows(req, 'bookings', { where: { 'order.state': { equals: 'PLACED' } } });
  // @ts-expect-error: a state of bookings
  await findRows(req, 'bookings', { where: { 'order.status': { equals: 'ON_HOLD' } } });
  // @ts-expect-error: no relationship
  await findRows(req, 'bookings', { where: { 'adults.status': { equals: 'PLACED' } } });
});

it('conditions of a named collection are conditions for Payload', () => {
  expectTypeOf<TypedWhere<'bookings'>>().toExtend<Where>();
  expectTypeOf<TypedWhere<'departures'>>().toExtend<Where>();
  expectTypeOf<TypedWhere<'mails'>>().toExtend<Where>();
});

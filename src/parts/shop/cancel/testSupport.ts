import { createLocalReq, type Payload } from 'payload';
import { expect } from 'vitest';
import type { QueryEndpoint } from '../../../endpoints/queryEndpoint.ts';
import { createTranslate } from '../../../shared/messages/index.ts';
import { type Booking, holdsSeats, statusAt } from '../../../tours/booking/booking.ts';
import { creditOf } from '../../../tours/booking/cancellation.ts';
import { sumOf } from '../../../tours/booking/reductions.ts';
import { describeBooking } from '../../bookings/describeBooking.ts';
import { readBoard } from '../../bookings/endpoints/readBoard.ts';
import { readManifest } from '../../bookings/endpoints/readManifest.ts';
import { readBoardQuery } from '../../bookings/rules/boardQuery.ts';
import { refundState } from '../../bookings/rules/refundState.ts';
import { octoBooking } from '../../channels/rules/octo/booking.ts';
import { journeysOf } from '../../customers/rules/journeys.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { orderToken } from '../orders/orderLink.ts';
import { findPayments } from '../paymentFlow/storedPayment.ts';
import { type MemoryProvider, readOrderOf } from '../paymentFlow/testSupport.ts';
import { calendarFile, voucherPage } from '../voucher/queryEndpoints.ts';

/**
 * Checks that everything about an order is consistent: status, bookings, taken seats, amounts here and at the provider, voucher and calendar file,
 * board, and mails.
 */
export async function checkPapers(payload: Payload, id: number, provider: MemoryProvider): Promise<void> {
  const now = new Date();
  const order = await readOrderOf(payload, id);
  const standing = order.bookings.filter((booking) => holdsSeats(statusAt(booking, now)));
  const confirmed = standing.filter(({ status }) => status === 'CONFIRMED');
  if (order.status === 'CONFIRMED') expect([confirmed.length, confirmed.length > 0]).toEqual([standing.length, true]);
  if (order.status === 'PLACED') expect(confirmed).toEqual([]);
  if (order.status === 'CANCELLED' || order.status === 'EXPIRED') expect(standing).toEqual([]);

  for (const departure of new Set(order.bookings.flatMap((booking) => booking.departure ?? []))) {
    const row = await payload.findByID({ collection: 'departures', id: departure, depth: 0 });
    const held = await payload.find({
      collection: 'bookings',
      where: { and: [{ departure: { equals: departure } }, { status: { in: ['ON_HOLD', 'CONFIRMED'] } }] },
      pagination: false,
      depth: 0,
    });
    expect((row as { booked?: number }).booked ?? 0).toBe(
      held.docs.reduce((sum, { places }) => sum + (places ?? 0), 0),
    );
  }

  await checkLists(payload, order, now);
  expect(order.total).toBe(order.subtotal - order.discount);
  // Discounts by the promotion, and by staff.
  expect(sumOf(order.reductions)).toBeLessThanOrEqual(order.discount);
  const payments = await findPayments({ payload }, { order: { equals: id } });
  const counted = payments.filter(
    ({ captureId, refunds, status }) =>
      status === 'paid' || (status === 'refunded' && !(captureId && refunds.some(({ by }) => by === 'Website'))),
  );
  expect(order.paid).toBe(counted.reduce((sum, { amount }) => sum + amount, 0));
  const refunds = counted.flatMap((payment) => payment.refunds);
  expect(order.refunded).toBe(refunds.reduce((sum, refund) => sum + (refund.id ? refund.amount : 0), 0));
  for (const payment of counted.filter((one) => one.providerId)) {
    if (!provider.held.has(payment.providerId ?? '')) continue;
    expect(provider.goneOf(payment.providerId ?? '')).toBe(
      payment.refunds.reduce((sum, refund) => sum + (refund.id && !refund.isByHand ? refund.amount : 0), 0),
    );
  }
  expect(order.refunded).toBeLessThanOrEqual(order.paid);
  const promised = order.bookings.reduce((sum, { refundDue = 0 }) => sum + refundDue, 0);
  expect(promised).toBeLessThanOrEqual(order.paid);
  expect(creditOf(order) + order.refunded).toBeGreaterThanOrEqual(promised);

  const words = { locale: 'en' as const, t: createTranslate('en') };
  for (const booking of order.bookings) {
    const state = refundState(booking, order);
    expect(state === undefined).toBe(booking.status !== 'CANCELLED');
    if (order.paid === 0) expect(state?.isOwed ?? false).toBe(false);
    if (state?.isOwed) expect(creditOf(order)).toBeGreaterThan(0);
    if ((booking.refundDue ?? 0) === 0 && booking.refundDue !== undefined)
      expect(describeBooking(booking, words).refund ?? 'Nothing').toBe('Nothing');
  }

  const context = { payload, now, fontFacesOf: () => '', params: { token: orderToken(payload.secret, id) } };
  // Both endpoints read nothing else of the context.
  const ask = (question: QueryEndpoint) => question.answer(context as never);
  const [voucher, calendar] = [await ask(voucherPage), await ask(calendarFile)];
  if (confirmed.length === 0) expect([voucher.kind, calendar.kind]).toEqual([voucher.kind, voucher.kind]);
  expect(voucher.kind === 'page' ? voucher.html.match(/<article/g)?.length : 0).toBe(confirmed.length);
  expect(calendar.kind === 'file' ? calendar.body.match(/^UID:booking-/gm)?.length : 0).toBe(confirmed.length);
  if (voucher.kind === 'page') await checkMeeting(payload, confirmed, voucher.html);
  await checkMails(payload, order.id);
}

/** The manifest has the meeting place and hour of the voucher. */
async function checkMeeting(payload: Payload, confirmed: readonly Booking[], voucher: string): Promise<void> {
  const req = await createLocalReq({}, payload);
  for (const { departure = 0 } of confirmed) {
    const meeting = (await readManifest(req, departure, new Date()))?.meeting;
    for (const said of [meeting?.place, meeting?.time]) if (said) expect(voucher).toContain(said);
    expect(/>Where we meet</.test(voucher)).toBe(meeting?.place !== undefined);
  }
}

/** Manifest, board, account and OCTO show each booking's current state, and no ended one. */
async function checkLists(payload: Payload, order: OpenOrder, now: Date): Promise<void> {
  const req = await createLocalReq({}, payload);
  const stands = ({ status, ...booking }: Booking) => holdsSeats(statusAt({ status, ...booking }, now));
  for (const departure of new Set(order.bookings.flatMap((booking) => booking.departure ?? []))) {
    const here = order.bookings.filter((booking) => booking.departure === departure);
    const sheet = await readManifest(req, departure, now);
    const parties = sheet?.parties.filter(({ id }) => here.some((booking) => booking.id === id)) ?? [];
    expect(parties.map(({ id }) => id).sort()).toEqual(
      here.flatMap((booking) => (stands(booking) ? booking.id : [])).sort(),
    );
    const held = here.filter((booking) => statusAt(booking, now) === 'ON_HOLD').map(({ id }) => id);
    expect(parties.flatMap(({ heldUntil, id }) => (heldUntil === undefined ? [] : id)).sort()).toEqual(held.sort());
    const query = readBoardQuery({ departure: String(departure) });
    const { open } = await readBoard(req, query, now);
    for (const row of open?.rows ?? []) {
      const booking = here.find(({ id }) => id === row.id);
      if (booking) expect([row.status, row.order?.id]).toEqual([statusAt(booking, now), order.id]);
    }
  }
  const { coming, earlier, past } = journeysOf([order], now);
  expect([coming.length, past.length + earlier.length]).toEqual(order.bookings.some(stands) ? [1, 0] : [0, 1]);
  const facts = {
    content: false,
    pricing: true,
    isSold: true,
    locale: 'en',
    now,
    timezone: undefined,
    tour: undefined,
  };
  for (const booking of order.bookings) {
    const told = octoBooking(booking, facts);
    expect([told.status, told.cancellation !== null]).toEqual([statusAt(booking, now), booking.status === 'CANCELLED']);
  }
}

/** Traveller and staff get one mail for each ending. */
async function checkMails(payload: Payload, id: number): Promise<void> {
  const order = await readOrderOf(payload, id);
  const { docs } = await payload.find({
    collection: 'mails',
    where: { about: { equals: `order:${id}` } },
    pagination: false,
    showHiddenFields: true,
  });
  const keys = docs.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => key?.endsWith(':unwritten'))).toEqual([]);
  const ended = keys.filter((key) => key === `order:${id}:cancelled`);
  const history = await payload.findByID({ collection: 'orders', id, depth: 0, showHiddenFields: true });
  const steps = ((history.history as { what: string }[] | null) ?? []).map(({ what }) => what);
  expect(ended).toHaveLength(steps.some((what) => /^Cancelled(:(?! [A-Z]-)|$)/.test(what)) ? 1 : 0);
  if (order.status === 'CONFIRMED') expect(ended).toEqual([]);
  const parts = keys.filter((key) => key?.startsWith(`order:${id}:reduced:`) && !key.endsWith(':staff'));
  expect(parts.length).toBeLessThanOrEqual(order.bookings.filter(({ status }) => status === 'CANCELLED').length);
}

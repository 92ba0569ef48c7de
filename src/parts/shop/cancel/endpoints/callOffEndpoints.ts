import type { Endpoint, PayloadRequest } from 'payload';
import { bodyOf, editorsOnly, idOf, Refusal } from '../../../../cms/endpoints/editorsOnly.ts';
import { joinList } from '../../../../shared/studioWords/joinList.ts';
import { t, tCount } from '../../../../shared/studioWords/t.ts';
import { findOrder } from '../../orders/openOrder.ts';
import { planCancellation } from '../planCancellation.ts';
import { addUp, type CancellationOffer, type OfferLine } from '../rules/offer.ts';
import { closeDeparture, findStanding } from './bookingsOfDeparture.ts';
import { answer, cancelTarget, lineOf, reasonOf, STAFF, type Target } from './cancelEndpoints.ts';

/** Staff endpoints: preview of calling a departure off, and doing it. */
export const callOffEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path: '/:id/cancellation',
    method: 'get',
    handler: editorsOnly(async (req) => answer(await offerOf(req, await targetsOf(req, idOf(req)))), STAFF),
  },
  { path: '/:id/call-off', method: 'post', handler: editorsOnly(callOff, STAFF) },
];

/** Calls a departure off and cancels all its bookings, one order at a time, with full refunds. Pressed again, it resumes where something failed. */
async function callOff(req: PayloadRequest): Promise<Response> {
  const id = idOf(req);
  const reason = reasonOf(await bodyOf(req)) ?? 'The departure does not take place';
  if (!(await closeDeparture(req, id))) throw new Refusal(404, t('There is no such departure.'));
  let cancelled = 0;
  const failed: string[] = [];
  for (const target of await targetsOf(req, id)) {
    try {
      await cancelTarget(req, target, { reason });
      cancelled += target.bookings.length;
    } catch (error) {
      req.payload.logger.error({ err: error, msg: `Bookings of departure ${id} could not be cancelled.` });
      failed.push(...target.bookings.map(({ reference }) => reference));
    }
  }
  const what = tCount(
    'The departure is called off, and one booking was cancelled.',
    'The departure is called off, and {count} bookings were cancelled.',
    cancelled,
  );
  if (failed.length > 0) {
    const words = `${what} ${t('These could not be: {bookings}. Press again.', { bookings: joinList(failed) })}`;
    throw new Refusal(409, words);
  }
  return answer({ said: `${what} ${t('Travellers are told by mail.')}` });
}

/** The active bookings of a departure, grouped by order; bookings without an order one by one. */
async function targetsOf(req: PayloadRequest, id: number): Promise<Target[]> {
  const standing = await findStanding(req, id);
  const alone = standing.filter(({ order }) => order === undefined);
  const orders = [...new Set(standing.flatMap(({ order }) => order ?? []))];
  const ofOrders = orders.map(async (of): Promise<Target[]> => {
    const order = await findOrder({ payload: req.payload }, of);
    const bookings = standing.filter(({ order: one }) => one === of);
    // Bookings in a cart are not an order yet.
    return order?.status === 'CART' ? bookings.map((one) => ({ order, bookings: [one] })) : [{ order, bookings }];
  });
  return [...(await Promise.all(ofOrders)).flat(), ...alone.map((one) => ({ order: undefined, bookings: [one] }))];
}

/** Preview of all cancellations together. Bookings without an order are listed; what was paid for them is unknown. */
async function offerOf(req: PayloadRequest, targets: readonly Target[]): Promise<CancellationOffer> {
  const lines: OfferLine[] = [];
  const sums: Parameters<typeof addUp>[0][number][] = [];
  for (const { bookings, order } of targets) {
    if (!order || order.status === 'CART') {
      for (const booking of bookings) lines.push(lineOf(booking, booking.total, 0));
      continue;
    }
    const leaving = new Set(bookings.map(({ id }) => id));
    const plan = await planCancellation({ payload: req.payload, req }, order, leaving, { keepsNothing: true });
    sums.push({ currency: order.currency, back: plan.back, byHand: plan.byHand, paid: order.paid - order.refunded });
    for (const booking of bookings) {
      const share = plan.bookings.find(({ id }) => id === booking.id)?.share ?? booking.total;
      lines.push(lineOf(booking, share, 0));
    }
  }
  const [main, ...others] = addUp(sums, targets[0]?.bookings[0]?.currency ?? 'EUR');
  return { ...main, ...(others.length > 0 && { others }), lines, most: 0, isWhole: true };
}

import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';
import type { Booking, BookingItem } from '../../../tours/booking/booking.ts';
import { creditOf } from '../../../tours/booking/cancellation.ts';
import { priceOfExtras } from '../../../tours/booking/extras.ts';
import { BookingRejectedError } from '../../bookings/bookingRejectedError.ts';
import {
  type BookableDeparture,
  checkCapacity,
  departureSnapshot,
  extrasAt,
  priceOf,
  readBookableDeparture,
} from '../../bookings/hooks/bookableDeparture.ts';
import { isOtherJourney } from '../../bookings/hooks/isOtherJourney.ts';
import { type PlannedRefund, partRefunds } from '../cancel/partRefunds.ts';
import { noteOf } from '../desk/rules/deskRequest.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { findPayments } from '../paymentFlow/storedPayment.ts';
import { changedMoney } from './changedMoney.ts';
import { checkChangeable } from './checkChangeable.ts';
import { describeJourney } from './describeChange.ts';
import { keptByTerms, type TermsKept } from './keptByTerms.ts';
import { offsetOf } from './offsetPromises.ts';
import type { ChangeParty, ChangeRequest } from './rules/changeRequest.ts';

/** Plan of a change, computed beforehand. */
export interface PlannedChange {
  before: Booking;
  after: Booking;
  /** Columns of the order. */
  data: Awaited<ReturnType<typeof changedMoney>>;
  /** The order with them, and with the booking. */
  changed: OpenOrder;
  /** Cancellation fee of the removed travellers by the terms. */
  terms: TermsKept;
  /** Cancellation fee, by the terms or as set by staff. */
  kept: number;
  /** Refund to the traveller that the change causes, smallest unit, and the part made by providers. */
  back: number;
  refunds: PlannedRefund[];
  /** Pending refund of cancelled bookings that is offset against the change. */
  offset: number;
  /** Whether an earlier refund is still to be made by its provider. */
  isReturning: boolean;
}

/** The requested booking, as it would be stored; priced again only when date, number or extras differ. @throws BookingRejectedError */
function changedBooking(place: BookableDeparture, before: Booking, asked: ChangeParty): Booking {
  const items = changedItems(before, asked);
  const wanted = sortedLike(before.extras, asked.extras);
  const named = { ...before, items };
  const draft = { departure: asked.departure, items, extras: wanted.map((one) => ({ ...one, title: '', price: 0 })) };
  if (!isOtherJourney(draft, before)) return named;
  // Staff may override the same rules as at the desk.
  checkCapacity(place, { ...named, source: 'studio' }, before);
  const { currency, total } = priceOf(place, items);
  const extras = extrasAt(place, wanted, items.length);
  return { ...named, ...departureSnapshot(place), extras, currency, total: total + priceOfExtras(extras) };
}

/** Plans a change of an order's booking; reads only. @throws BookingRejectedError */
export async function planChange(
  req: PayloadRequest,
  order: OpenOrder,
  before: Booking,
  asked: ChangeParty & Partial<Pick<ChangeRequest, 'reason'>>,
): Promise<PlannedChange> {
  const reader = { payload: req.payload, req };
  const options = { except: before.id, now: new Date(), locale: order.locale };
  const place = await readBookableDeparture(req, asked.departure, options);
  const after = changedBooking(place, before, asked);
  const terms = await keptByTerms(reader, before, after);
  const kept = asked.kept ?? terms.amount;
  const by = { kept, taken: asked.discount, reason: asked.discount > 0 ? asked.reason : undefined };
  const first = await changedMoney(req, order, before, after, by);
  const newCredit = (total: number): number => Math.max(0, creditOf({ ...order, total }) - creditOf(order));
  const paid = await findPayments(reader, { and: [{ order: { equals: order.id } }, { status: { equals: 'paid' } }] });
  const isReturning = paid.some((payment) => payment.refunds.some((refund) => !refund.id));
  const refunds = partRefunds(paid, newCredit(first.total));
  const automatic = refunds.reduce((sum, { amount }) => sum + amount, 0);
  // A provider that takes only whole units refunds a little more than was computed.
  const over = Math.max(0, automatic - newCredit(first.total));
  const data = over > 0 ? await changedMoney(req, order, before, after, { ...by, taken: by.taken + over }) : first;
  const bookings = order.bookings.map((one) => (one.id === before.id ? after : one));
  const changed = { ...order, ...data, balanceDue: balanceDueOf(order, data), bookings };
  const [back, offset] = [newCredit(data.total), offsetOf(order, data.total)];
  return { before, after, data, changed, terms, kept, back, refunds, offset, isReturning };
}

/** Whether tour or money differ, not only names. */
export function isPriced(order: OpenOrder, { after, before, data }: PlannedChange): boolean {
  return describeJourney(before, after).length > 0 || data.total !== order.total;
}

/** Checks that the change can be made now; names can always be changed. @throws BookingRejectedError with the reason */
export function checkPlan(order: OpenOrder, plan: PlannedChange): void {
  if (!isPriced(order, plan)) return;
  checkChangeable(order, plan.before, plan.after);
  if (plan.isReturning)
    throw new BookingRejectedError(
      'refund',
      t('Money of this order is on its way back. Try again when it has arrived.'),
    );
}

function balanceDueOf({ balanceDue }: OpenOrder, data: PlannedChange['data']): string | undefined {
  const { balanceDue: day = balanceDue } = data as { balanceDue?: string | null };
  return day ?? undefined;
}

/** The remaining travellers, in their order and with all their fields, then the new ones. */
function changedItems({ items }: Booking, { travellers }: ChangeParty): BookingItem[] {
  const asked = new Map(travellers.map((one) => [one.uuid, one]));
  const staying = items.flatMap((item) => {
    const one = asked.get(item.uuid);
    return one ? [named({ ...item, unitId: one.unit }, one)] : [];
  });
  const known = new Set(items.map(({ uuid }) => uuid));
  const added = travellers.filter(({ uuid }) => uuid === undefined || !known.has(uuid));
  return [...staying, ...added.map((one) => named({ uuid: randomUUID(), unitId: one.unit }, one))];
}

function named(item: BookingItem, one: ChangeParty['travellers'][number]): BookingItem {
  const [fullName, notes] = [one.name || undefined, noteOf(one)];
  const { contact = {} } = item;
  const isSame = (contact.fullName || undefined) === fullName && (contact.notes || undefined) === notes;
  return isSame ? item : { ...item, contact: { ...contact, fullName, notes } };
}

/** Extras in the order in which they were booked, so that the same choice stays the same. */
function sortedLike(booked: Booking['extras'], asked: ChangeParty['extras']): ChangeParty['extras'] {
  const rank = ({ code }: { code: string }): number => (booked.findIndex((one) => one.code === code) + 1 || 1000) - 1;
  return asked.filter(({ count }) => count > 0).sort((one, other) => rank(one) - rank(other));
}

import type { Payload, PayloadRequest } from 'payload';
import { countUse } from '../../../cms/database/counters/countUse.ts';
import { describeSending } from '../../../cms/mail/describeSending.ts';
import type { Shop } from '../../../cms/payload-types.ts';
import type { RenderedLetter } from '../../../letters/letter.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { type Booking, readBooking } from '../../../tours/booking/booking.ts';
import { BookingRejectedError } from '../../bookings/bookingRejectedError.ts';
import { contactOf } from '../../bookings/hooks/contactOf.ts';
import { lockSeats } from '../../bookings/seats.ts';
import { writeBooking } from '../../bookings/writeBooking.ts';
import { requestRefunds } from '../cancel/requestRefunds.ts';
import { DeskRejectedError } from '../desk/deskRejectedError.ts';
import { dryRun } from '../desk/dryRun.ts';
import { queueOrderMail } from '../mails/queueOrderMail.ts';
import { writeOrderLetter } from '../mails/writeOrderLetter.ts';
import { changeOrder, writeOrder } from '../orders/changeOrder.ts';
import { findOrder, type OpenOrder } from '../orders/openOrder.ts';
import { changedContact, isReachedOtherwise } from './changedContact.ts';
import { describeDone, describeInHistory, isMailed } from './changeMessages.ts';
import { describeChanges } from './describeChange.ts';
import { offsetPromises } from './offsetPromises.ts';
import { checkPlan, isPriced, type PlannedChange, planChange } from './planChange.ts';
import type { ChangeRequest } from './rules/changeRequest.ts';

/** Lifetime of idempotency keys. */
const REMEMBERED_MS = 24 * 3_600_000;

/** Actor of a change, and its time. */
interface Changing {
  by: string;
  shop: Partial<Shop>;
}

/**
 * Changes a booking of an order as staff request, in one transaction under the locks of the order and of the seats: seats, price, amount
 * due, refunds,
 * names and letter change together or not at all. A repeated request changes nothing.
 * @returns the result, as text; undefined without such an order
 * @throws BookingRejectedError, DeskRejectedError; nothing is stored then
 */
export function changeAtDesk(
  payload: Payload,
  id: number,
  asked: ChangeRequest,
  changing: Changing,
): Promise<string | undefined> {
  return changeOrder(payload, id, async (order, req) => {
    const now = Date.now();
    const use = { key: `change:${asked.uuid}`, expires: now + REMEMBERED_MS };
    if ((await countUse(req, use, now)) > 1) return t('It was changed already.');
    const plan = await change(req, order, asked, changing);
    if (isMailed(asked)) await queueOrderMail(req, order, 'changed', Math.floor(now / 1000));
    await requestRefunds(req, id, plan.refunds, changing.by);
    return describeDone(order, plan, isMailed(asked) ? describeSending(payload) : t('No letter was sent.'));
  });
}

/**
 * The letter that the change would send, rendered now: the change is made and rolled back. Undefined without an address.
 * @throws as `changeAtDesk`
 */
export async function rehearseChange(
  payload: Payload,
  id: number,
  asked: ChangeRequest,
  changing: Changing,
): Promise<RenderedLetter | undefined> {
  if (!asked.email) return undefined;
  return dryRun<RenderedLetter>((rollBack) =>
    changeOrder(payload, id, async (order, req) => {
      await change(req, order, asked, changing);
      const changed = (await findOrder({ payload, req }, id)) ?? order;
      rollBack(await writeOrderLetter(req, { news: 'changed', order: changed, payment: undefined }));
    }),
  );
}

async function change(req: PayloadRequest, order: OpenOrder, asked: ChangeRequest, { by }: Changing) {
  const before = order.bookings.find(({ id }) => id === asked.booking);
  if (!before) throw new DeskRejectedError(t('This booking is no more in its order. Load the page again.'));
  if (before.updatedAt !== asked.version)
    throw new DeskRejectedError(t('The booking was changed meanwhile. Load the page again to see it as it is now.'));
  await lockSeats(
    req,
    [before.departure, asked.departure].filter((place) => place !== undefined),
  );
  const plan = await planChange(req, order, before, asked);
  const words = describeChanges(before, plan.after);
  // Letters go to the order's contact.
  const booker = { ...before, contact: order.contact };
  const { name, email, phone } = asked;
  const contact = contactOf({ name, email, phone }, booker);
  const isReached = isReachedOtherwise(order.contact, contact.contact);
  const isOther = isPriced(order, plan);
  if (words.length === 0 && !isReached && !isOther) throw new DeskRejectedError(t('Nothing is changed yet.'));
  checkPlan(order, plan);
  checkSeen(plan, asked.seen);
  const changed = words.length > 0 ? `Changed: ${words.join('; ')}` : undefined;
  Object.assign(req.context, { bookedBy: by, changedAtDesk: true, changed });
  const stored = await write(req, plan, isReached ? contact : {});
  req.context.changed = undefined;
  await offsetPromises(req, order, plan.data.total);
  if (stored.total !== plan.after.total || stored.departure !== asked.departure)
    throw new DeskRejectedError(t('The price has changed. Look at it again, then change the booking.'));
  if (words.length > 0 || isOther)
    await writeOrder(req, order.id, plan.data, describeInHistory(order, plan, words, asked));
  if (isReached) await changedContact(req, order, booker, contact.contact);
  return plan;
}

function checkSeen({ back, data }: PlannedChange, seen: ChangeRequest['seen']): void {
  if (data.total === seen.total && back === seen.back) return;
  throw new DeskRejectedError(t('The price has changed. Look at it again, then change the booking.'));
}

async function write(req: PayloadRequest, { after }: PlannedChange, contact: object): Promise<Booking> {
  const { departure, extras, id, items } = after;
  if (departure === undefined) throw new BookingRejectedError('unknown', t('Choose a departure that there is.'));
  await writeBooking(req, id, { departure, extras, items, ...contact });
  const row = await req.payload.findByID({ collection: 'bookings', id, depth: 0, showHiddenFields: true, req });
  const stored = readBooking(row);
  if (!stored) throw new Error('What was stored is no booking.');
  return stored;
}

import type { PayloadRequest } from 'payload';
import { findRow } from '../../../cms/database/queries/rows.ts';
import { BOOKINGS, type Booking, holdsSeats, readBooking, statusAt } from '../../../tours/booking/booking.ts';
import { CHILD } from '../../../tours/booking/units.ts';
import { nameOf } from '../../bookings/describeBooking.ts';
import { readTourTitles } from '../../bookings/endpoints/readDepartures.ts';
import { readAskedId } from '../../bookings/rules/boardQuery.ts';
import { findDepartures } from '../desk/readDeskStart.ts';
import { type DeskDeparture, emptyForm, type FormTraveller } from '../desk/rules/deskForm.ts';
import { readNote } from '../desk/rules/deskRequest.ts';
import { findOrder, type OpenOrder } from '../orders/openOrder.ts';
import type { ChangeForm, ChangeStart } from './rules/changeForm.ts';

/**
 * Initial data of the page that changes a booking.
 * @param address its query: `booking`
 * @returns undefined for an unknown booking, or one of an ended order
 */
export async function readChangeStart(
  req: PayloadRequest,
  address: Readonly<Record<string, unknown>>,
): Promise<ChangeStart | undefined> {
  const id = readAskedId(address.booking);
  const reader = { payload: req.payload };
  const booking =
    id === undefined ? undefined : readBooking(await findRow(reader, BOOKINGS, { where: { id: { equals: id } } }));
  const { departure } = booking ?? {};
  if (booking?.order === undefined || departure === undefined || !holdsSeats(statusAt(booking, new Date())))
    return undefined;
  const [order, tours, ahead] = await Promise.all([
    findOrder(reader, booking.order),
    readTourTitles(req),
    findDepartures(req),
  ]);
  if (order?.status !== 'PLACED' && order?.status !== 'CONFIRMED') return undefined;
  const departures = withOwn(ahead, booking);
  const sold = new Set(departures.map(({ tour }) => tour));
  return {
    booking: { id: booking.id, reference: booking.reference, title: booking.tourTitle ?? booking.reference, departure },
    order: { id: order.id, reference: order.reference },
    version: booking.updatedAt,
    currency: order.currency,
    tours: tours.filter((tour) => sold.has(tour.id)),
    departures,
    form: formOf(booking, order),
  };
}

/** Upcoming dates and the booking's own, where its own seats count as free. */
function withOwn(ahead: readonly DeskDeparture[], { departure, end, items, start, tour }: Booking): DeskDeparture[] {
  if (departure === undefined || tour === undefined || start === undefined) return [...ahead];
  const own = ahead.find(({ id }) => id === departure) ?? { id: departure, tour, start, end: end ?? start, left: 0 };
  const left = own.left === undefined ? undefined : own.left + items.length;
  return [{ ...own, left }, ...ahead.filter(({ id }) => id !== departure)].sort((one, other) =>
    one.start.localeCompare(other.start),
  );
}

function formOf({ departure, extras, items, tour }: Booking, { contact }: OpenOrder): ChangeForm {
  const travellers = items.map(({ contact: who, unitId, uuid }, index): FormTraveller => {
    return {
      key: index + 1,
      uuid,
      unit: unitId === CHILD ? CHILD : 'adult',
      name: who?.fullName ?? '',
      ...readNote(who?.notes),
    };
  });
  const form = emptyForm({
    departure,
    tour,
    extras: Object.fromEntries(extras.map(({ code, count }) => [code, count])),
    name: nameOf(contact) ?? '',
    email: contact.emailAddress ?? '',
    phone: contact.phoneNumber ?? '',
  });
  return { ...form, travellers, kept: '', isTold: true };
}

import { createLocalReq, type Payload } from 'payload';
import { type Booking, readBooking } from '../../tours/booking/booking.ts';
import { findTour } from '../bookings/hooks/bookableDeparture.ts';
import { cancel, confirm, findBooking, type OctoAnswer, type PartnerCall, reserve } from './partnerBookings.ts';

const PARTNER = { id: 'atlas', name: 'Atlas Resellers' };

/** Books one adult through OCTO. @returns the uuid of the confirmed booking */
export async function bookAsPartner(payload: Payload, place: { departure: number; tour: number }): Promise<string> {
  const body = {
    productId: String(place.tour),
    optionId: 'DEFAULT',
    availabilityId: String(place.departure),
    unitItems: [{ unitId: 'adult' }],
  };
  const held = bookingOf(await reserve(askingWith(payload, body)));
  return bookingOf(await confirm(askingWith(payload, {}), held)).uuid;
}

/** Cancels a booking through OCTO, if it is the partner's own. @returns it; undefined where it is not */
export async function cancelAsPartner(payload: Payload, uuid: string): Promise<Booking | undefined> {
  const own = await findBooking(askingWith(payload, {}), { uuid: { equals: uuid } });
  return own && bookingOf(await cancel(askingWith(payload, {}), own));
}

function askingWith(payload: Payload, body: object): PartnerCall {
  const asked = { params: {}, query: new URLSearchParams(), headers: {}, body: JSON.stringify(body), visitor: '' };
  return {
    asked,
    partner: PARTNER,
    payload,
    now: new Date(),
    findTour: async (id) => findTour(await createLocalReq({}, payload), id),
  };
}

function bookingOf(said: OctoAnswer): Booking {
  const booking = readBooking(said);
  if (!booking) throw new Error(`OCTO refused: ${JSON.stringify(said)}`);
  return booking;
}

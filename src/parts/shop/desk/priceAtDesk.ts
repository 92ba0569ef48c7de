import type { PayloadRequest } from 'payload';
import type { Shop } from '../../../cms/payload-types.ts';
import { studioMoney } from '../../../shared/studioWords/studioMoney.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { type Booking, readBooking } from '../../../tours/booking/booking.ts';
import { extrasOf, priceOfExtras, SINGLE_ROOM } from '../../../tours/booking/extras.ts';
import { ADULT, CHILD } from '../../../tours/booking/units.ts';
import { seatsLeft } from '../../../tours/departure.ts';
import { describeParty } from '../../../tours/party.ts';
import { BookingRejectedError } from '../../bookings/bookingRejectedError.ts';
import {
  type BookableDeparture,
  checkCapacity,
  departureSnapshot,
  extrasAt,
  partyFault,
  priceOf,
  readBookableDeparture,
} from '../../bookings/hooks/bookableDeparture.ts';
import { priceCart } from '../checkout/priceCart.ts';
import { DEFAULT_BALANCE_DAYS } from '../rules/shopSettings.ts';
import type { DeskPrice } from './rules/deskPrice.ts';
import type { DeskParty } from './rules/deskRequest.ts';

/**
 * Price of a booking by telephone now, by the functions that price bookings and carts. Stores and holds nothing.
 * @throws BookingRejectedError where there is no such date
 */
export async function priceAtDesk(
  req: PayloadRequest,
  asked: DeskParty,
  { now, shop }: { now: Date; shop: Partial<Shop> },
): Promise<DeskPrice> {
  const place = await readBookableDeparture(req, asked.departure, { except: undefined, now });
  const items = asked.travellers.map(({ unit }, index) => ({ uuid: String(index), unitId: unit }));
  const base = offerAt(place, items);
  try {
    return { ...base, ...priceOfLine(place, lineOf(place, items, asked), asked, { now, shop }) };
  } catch (error) {
    if (error instanceof BookingRejectedError) return { ...base, refusal: error.message };
    throw error;
  }
}

/** Offer of a date to these travellers, without its price: seats left, extras, and a rule that staff would override. */
export function offerAt({ departure, tour }: BookableDeparture, items: Booking['items']): DeskPrice {
  const { currency } = tour.price;
  return {
    left: seatsLeft(departure),
    extras: extrasOf(tour).map(({ code, price, title }) => ({
      code,
      title: title ?? (code === SINGLE_ROOM ? t('Single room') : code),
      price: studioMoney(price, currency),
    })),
    currency,
    rule: partyFault(tour, items)?.words,
  };
}

/** The booking as it would be stored. @throws BookingRejectedError */
function lineOf(place: BookableDeparture, items: Booking['items'], { extras: wanted }: DeskParty): Booking {
  const line = readBooking({ ...departureSnapshot(place), status: 'ON_HOLD', source: 'studio', items });
  if (!line) throw new Error('The line of the price cannot be read.');
  checkCapacity(place, line, undefined);
  const { currency, total } = priceOf(place, items);
  const extras = extrasAt(place, wanted, items.length);
  return { ...line, currency, extras, total: total + priceOfExtras(extras) };
}

function priceOfLine(
  { tour }: BookableDeparture,
  line: Booking,
  { discount: taken }: DeskParty,
  { now, shop }: { now: Date; shop: Partial<Shop> },
): Partial<DeskPrice> {
  const { currency, extras, items, total } = line;
  const say = (amount: number): string => studioMoney(amount, currency);
  const balanceDays = shop.balanceDays ?? DEFAULT_BALANCE_DAYS;
  const { full } = priceCart([line], { balanceDays, now, taken, tours: new Map([[tour.id, tour]]) });
  const count = (unit: string): number => items.filter(({ unitId }) => unitId === unit).length;
  return {
    currency,
    total: full.total,
    rows: [
      { label: describeParty(count(ADULT), count(CHILD)), value: say(total - priceOfExtras(extras)) },
      ...(extras.length > 0 ? [{ label: t('Extras'), value: say(priceOfExtras(extras)) }] : []),
      ...(full.discount > 0 ? [{ label: t('Taken off'), value: `−${say(full.discount)}` }] : []),
    ],
    says: say(full.total),
  };
}

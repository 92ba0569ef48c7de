import { addDays } from '../../../../shared/time/days.ts';
import { readTimezone } from '../../../../shared/time/timezone.ts';
import { type Booking, type BookingContact, holdsSeats, statusAt } from '../../../../tours/booking/booking.ts';
import type { Tour } from '../../../../tours/tour.ts';
import { localMidnight } from './availability.ts';
import { pricingOf } from './pricing.ts';
import { DEFAULT_OPTION, octoProduct, type ProductFacts } from './product.ts';
import type { OctoBooking, OctoContact } from './types.ts';

/** Data for rendering a booking. */
export interface BookingFacts extends ProductFacts {
  /** Undefined where it is no longer published. */
  tour: Tour | undefined;
  now: Date;
}

/** A booking in OCTO's form. */
export function octoBooking(booking: Booking, { now, tour, ...facts }: BookingFacts): OctoBooking {
  const { currency, start = '', end = start } = booking;
  const status = statusAt(booking, now);
  const product = tour && octoProduct(tour, facts);
  const [option] = product?.options ?? [];
  const zone = readTimezone(facts.timezone);
  return {
    id: String(booking.id),
    uuid: booking.uuid,
    testMode: false,
    resellerReference: booking.resellerReference ?? null,
    supplierReference: booking.reference,
    status,
    utcCreatedAt: momentOf(booking.createdAt),
    utcUpdatedAt: momentOf(booking.updatedAt),
    utcExpiresAt: status === 'ON_HOLD' && booking.expiresAt ? momentOf(booking.expiresAt) : null,
    utcRedeemedAt: null,
    utcConfirmedAt: booking.confirmedAt ? momentOf(booking.confirmedAt) : null,
    productId: String(booking.tour ?? ''),
    ...(product && { product }),
    optionId: DEFAULT_OPTION,
    ...(option && { option }),
    cancellable: holdsSeats(status) && start > now.toISOString().slice(0, 10),
    cancellation: booking.cancelledAt
      ? {
          refund: booking.refund ?? 'NONE',
          reason: booking.cancelReason ?? null,
          utcCancelledAt: momentOf(booking.cancelledAt),
        }
      : null,
    freesale: false,
    availabilityId: String(booking.departure ?? ''),
    availability: {
      id: String(booking.departure ?? ''),
      localDateTimeStart: localMidnight(start, zone),
      localDateTimeEnd: localMidnight(addDays(end, 1), zone),
      allDay: true,
      openingHours: [],
    },
    contact: octoContact(booking.contact),
    notes: booking.notes ?? null,
    deliveryMethods: [],
    voucher: null,
    unitItems: booking.items.map((item) => {
      const unit = option?.units.find((one) => one.id === item.unitId);
      return {
        uuid: item.uuid,
        resellerReference: item.resellerReference ?? null,
        supplierReference: null,
        unitId: item.unitId,
        ...(unit && { unit }),
        status,
        utcRedeemedAt: null,
        contact: octoContact(item.contact ?? {}),
        ticket: null,
        ...(facts.pricing && typeof item.price === 'number' && { pricing: pricingOf(item.price, currency) }),
      };
    }),
    ...(facts.pricing && { pricing: pricingOf(booking.total, currency) }),
  };
}

function octoContact(contact: BookingContact): OctoContact {
  return {
    fullName: contact.fullName ?? null,
    firstName: contact.firstName ?? null,
    lastName: contact.lastName ?? null,
    emailAddress: contact.emailAddress ?? null,
    phoneNumber: contact.phoneNumber ?? null,
    locales: contact.locales ?? [],
    postalCode: contact.postalCode ?? null,
    country: contact.country ?? null,
    notes: contact.notes ?? null,
  };
}

/** ISO 8601 in UTC without fractions, as in the specification. */
function momentOf(stored: string): string {
  return stored.replace(/\.\d+Z$/, 'Z');
}

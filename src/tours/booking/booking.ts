import { isObject } from '../../shared/isObject.ts';
import { relationId } from '../../shared/rowId.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { money, oneOf, readDate, text, whole } from '../readValues.ts';
import { type BookedExtra, readBookedExtras } from './extras.ts';
import { REFUNDS, type Refund } from './refund.ts';

/** The slug of the collection. */
export const BOOKINGS = 'bookings';

/** Statuses of a booking, with OCTO's names. */
export const BOOKING_STATUSES = {
  ON_HOLD: msg('On hold'),
  CONFIRMED: msg('Confirmed'),
  EXPIRED: msg('Expired'),
  CANCELLED: msg('Cancelled'),
} as const;
export type BookingStatus = keyof typeof BOOKING_STATUSES;

/** Sources of bookings. */
export const BOOKING_SOURCES = { partner: msg('Partner'), site: msg('Website'), studio: msg('Studio') } as const;
export type BookingSource = keyof typeof BOOKING_SOURCES;

/** Default duration of a hold, in minutes. */
export const HOLD_MINUTES = 30;
/** Longest hold of partners and visitors, in minutes; staff may hold longer (`staffHold.ts`). */
export const MAX_HOLD_MINUTES = 24 * 60;
/** Maximum number of travellers of one booking. */
export const MAX_TRAVELLERS = 50;

/** Allowed transitions (OCTO): ended bookings stay ended. */
const NEXT: Record<BookingStatus, readonly BookingStatus[]> = {
  ON_HOLD: ['CONFIRMED', 'EXPIRED', 'CANCELLED'],
  CONFIRMED: ['CANCELLED'],
  EXPIRED: [],
  CANCELLED: [],
};

/** One traveller of a booking. */
export interface BookingItem {
  uuid: string;
  /** `adult`, `child`. */
  unitId: string;
  /** Smallest unit of the currency; absent where all share one price. */
  price?: number | undefined;
  resellerReference?: string | undefined;
  contact?: BookingContact | undefined;
}

/** Contact details. */
export interface BookingContact {
  fullName?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  emailAddress?: string | undefined;
  phoneNumber?: string | undefined;
  locales?: string[] | undefined;
  postalCode?: string | undefined;
  country?: string | undefined;
  notes?: string | undefined;
}

/** A parsed booking. */
export interface Booking {
  id: number;
  uuid: string;
  reference: string;
  /** As stored: `statusAt` gives the current status. */
  status: BookingStatus;
  source: BookingSource;
  tour: number | undefined;
  departure: number | undefined;
  /** First and last day, as booked, `YYYY-MM-DD`. */
  start: string | undefined;
  end: string | undefined;
  items: BookingItem[];
  /** Extras, with title and price as booked. */
  extras: BookedExtra[];
  /** Its order, for bookings on the site. */
  order: number | undefined;
  tourTitle: string | undefined;
  currency: string;
  /** Smallest unit of the currency. */
  total: number;
  contact: BookingContact;
  notes: string | undefined;
  /** The id of the partner's row in the settings. */
  partner: string | undefined;
  resellerReference: string | undefined;
  cancelReason: string | undefined;
  /** Refund by the tour's terms at cancellation. */
  refund: Refund | undefined;
  /** Cancellation fee, and refund due after cancellation; smallest unit. Undefined: not computed. */
  cancellationFee: number | undefined;
  refundDue: number | undefined;
  /** Amount that staff have refunded, smallest unit of the currency; undefined: not marked yet. */
  refundedAmount: number | undefined;
  /** Moments, ISO 8601. */
  expiresAt: string | undefined;
  confirmedAt: string | undefined;
  cancelledAt: string | undefined;
  refundedAt: string | undefined;
  createdAt: string;
  updatedAt: string;
}

/** Parses a booking's row; undefined for an invalid one. */
export function readBooking(stored: unknown): Booking | undefined {
  if (!isObject(stored)) return undefined;
  const status = oneOf(BOOKING_STATUSES, stored.status);
  if (!status) return undefined;
  return {
    id: whole(stored.id, 0, Number.MAX_SAFE_INTEGER) ?? 0,
    uuid: text(stored.uuid) ?? '',
    reference: text(stored.reference) ?? '',
    status,
    source: oneOf(BOOKING_SOURCES, stored.source) ?? 'studio',
    tour: relationId(stored.tour),
    departure: relationId(stored.departure),
    start: readDate(stored.start),
    end: readDate(stored.end),
    items: Array.isArray(stored.items) ? stored.items.filter(isItem) : [],
    extras: readBookedExtras(stored.extras),
    order: relationId(stored.order),
    tourTitle: text(stored.tourTitle),
    currency: text(stored.currency) ?? 'EUR',
    total: money(stored.total) ?? 0,
    contact: isObject(stored.contact) ? (stored.contact as BookingContact) : {},
    notes: text(stored.notes),
    partner: text(stored.partner),
    resellerReference: text(stored.resellerReference),
    cancelReason: text(stored.cancelReason),
    refund: oneOf(REFUNDS, stored.refund),
    cancellationFee: money(stored.cancellationFee),
    refundDue: money(stored.refundDue),
    refundedAmount: money(stored.refundedAmount),
    expiresAt: text(stored.expiresAt),
    confirmedAt: text(stored.confirmedAt),
    cancelledAt: text(stored.cancelledAt),
    refundedAt: text(stored.refundedAt),
    createdAt: text(stored.createdAt) ?? '',
    updatedAt: text(stored.updatedAt) ?? '',
  };
}

function isItem(value: unknown): value is BookingItem {
  return isObject(value) && typeof value.uuid === 'string' && typeof value.unitId === 'string';
}

/** Status of a booking at a moment: a hold past its end has expired, even if that is not stored yet. */
export function statusAt({ expiresAt, status }: Pick<Booking, 'expiresAt' | 'status'>, now: Date): BookingStatus {
  const isOver = status === 'ON_HOLD' && expiresAt !== undefined && Date.parse(expiresAt) <= now.getTime();
  return isOver ? 'EXPIRED' : status;
}

/** Whether a booking takes seats. */
export function holdsSeats(status: BookingStatus): boolean {
  return status === 'ON_HOLD' || status === 'CONFIRMED';
}

/** Whether a transition is allowed, including to the same status. */
export function mayBecome(from: BookingStatus, to: BookingStatus): boolean {
  return from === to || NEXT[from].includes(to);
}

/**
 * End of a hold that is requested now.
 * @param minutes requested; undefined: the default
 * @param most longest hold of the requester, in minutes
 */
export function holdUntil(now: Date, minutes = HOLD_MINUTES, most = MAX_HOLD_MINUTES): Date {
  return new Date(now.getTime() + Math.min(Math.max(1, minutes), most) * 60_000);
}

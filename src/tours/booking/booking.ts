import { isObject } from '../../shared/isObject.ts';
import { money, oneOf, readDate, text, whole } from '../readValues.ts';
import { type BookedExtra, readBookedExtras } from './extras.ts';
import { REFUNDS, type Refund } from './refund.ts';

/** The slug of the collection. */
export const BOOKINGS = 'bookings';

/** What a booking can be; the names are OCTO's. */
export const BOOKING_STATUSES = {
  ON_HOLD: 'On hold',
  CONFIRMED: 'Confirmed',
  EXPIRED: 'Expired',
  CANCELLED: 'Cancelled',
} as const;
export type BookingStatus = keyof typeof BOOKING_STATUSES;

/** Who made a booking. */
export const BOOKING_SOURCES = { partner: 'Partner', site: 'Website', studio: 'Studio' } as const;
export type BookingSource = keyof typeof BOOKING_SOURCES;

/** Places are held so long unless somebody asks for another time, in minutes. */
export const HOLD_MINUTES = 30;
/** Partners and visitors hold places no longer than this after they asked, in minutes; staff may (`staffHold.ts`). */
export const MOST_HOLD_MINUTES = 24 * 60;
/** More do not travel on one booking. */
export const MOST_TRAVELLERS = 50;

/** What may become of a booking (OCTO): what has ended, has ended. */
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
  /** Smallest unit of the currency; absent where all have one price. */
  price?: number | undefined;
  resellerReference?: string | undefined;
  contact?: BookingContact | undefined;
}

/** Who can be written to. */
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

/** A booking, whatever is stored. */
export interface Booking {
  id: number;
  uuid: string;
  reference: string;
  /** As it is stored: `statusAt` says what it is now. */
  status: BookingStatus;
  source: BookingSource;
  tour: number | undefined;
  departure: number | undefined;
  /** First and last day when it was booked, `YYYY-MM-DD`. */
  start: string | undefined;
  end: string | undefined;
  items: BookingItem[];
  /** What was chosen beside the journey, as it was called and cost then. */
  extras: BookedExtra[];
  /** The order that it belongs to, of a traveller on the site. */
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
  /** What the tour's terms gave back when it was cancelled. */
  refund: Refund | undefined;
  /** What is kept of its price since it was cancelled, and what of what was paid goes back for it; smallest unit. Undefined: not worked out. */
  cancellationFee: number | undefined;
  refundDue: number | undefined;
  /** What staff have given back, smallest unit of the currency; undefined: not marked yet. */
  refundedAmount: number | undefined;
  /** Moments, ISO 8601. */
  expiresAt: string | undefined;
  confirmedAt: string | undefined;
  cancelledAt: string | undefined;
  refundedAt: string | undefined;
  createdAt: string;
  updatedAt: string;
}

/** A booking from its row; undefined for what is none. */
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
    tour: idOf(stored.tour),
    departure: idOf(stored.departure),
    start: readDate(stored.start),
    end: readDate(stored.end),
    items: Array.isArray(stored.items) ? stored.items.filter(isItem) : [],
    extras: readBookedExtras(stored.extras),
    order: idOf(stored.order),
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

/** A relation as its id, whether it was read with it or not. */
export function idOf(value: unknown): number | undefined {
  return whole(isObject(value) ? value.id : value, 1, Number.MAX_SAFE_INTEGER);
}

/** What a booking is at a moment: a hold whose time is over has expired, whether anybody has written that down yet or not. */
export function statusAt({ expiresAt, status }: Pick<Booking, 'expiresAt' | 'status'>, now: Date): BookingStatus {
  const isOver = status === 'ON_HOLD' && expiresAt !== undefined && Date.parse(expiresAt) <= now.getTime();
  return isOver ? 'EXPIRED' : status;
}

/** Whether a booking keeps places from others. */
export function holdsPlaces(status: BookingStatus): boolean {
  return status === 'ON_HOLD' || status === 'CONFIRMED';
}

/** Whether a booking may become something else, or stay what it is. */
export function mayBecome(from: BookingStatus, to: BookingStatus): boolean {
  return from === to || NEXT[from].includes(to);
}

/**
 * Until when places are held that are asked for now.
 * @param minutes as asked for; undefined: the usual time
 * @param most minutes that whoever asks may hold them
 */
export function holdUntil(now: Date, minutes = HOLD_MINUTES, most = MOST_HOLD_MINUTES): Date {
  return new Date(now.getTime() + Math.min(Math.max(1, minutes), most) * 60_000);
}

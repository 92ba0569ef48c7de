import type { Letterhead } from '../../../letters/letterhead.ts';
import type { LetterJourney } from '../../../letters/orderPieces.ts';
import type { Booking } from '../../../tours/booking/booking.ts';
import { formatStatement, type StatementText } from '../../../tours/booking/formatStatement.ts';
import type { Statement } from '../../../tours/booking/statement.ts';
import { noticeOf } from '../../../tours/cancellationTerms.ts';
import { formatJourneyDays } from '../../../tours/formatJourneyDays.ts';
import { meetingOf } from '../../../tours/meetingOf.ts';
import type { Tour } from '../../../tours/tour.ts';
import { type BookingWords, describeBooking, nameOf } from '../../bookings/describeBooking.ts';
import type { OpenOrder } from '../orders/openOrder.ts';

/** A voucher for one booking; formatted texts. */
export interface Voucher {
  key: string;
  journey: LetterJourney;
  code?: string | undefined;
  bookedBy?: string | undefined;
  /** Meeting place and time. */
  meetingPlace?: string | undefined;
  meetingTime?: string | undefined;
  /** End of the tour, if other than its start. */
  endPlace?: string | undefined;
  /** Cancellation terms, one line each. */
  terms: string[];
}

/** All vouchers of an order, with the operator's contact. */
export interface VoucherSheet {
  head: Letterhead;
  /** Of the order, as on all its documents; to be read aloud. */
  reference: string;
  vouchers: Voucher[];
  /** Statement of the whole order. */
  statement: StatementText;
  /** CSS rules of the site's fonts; absent: system fonts. */
  fontFaces?: string | undefined;
  /** Order page. */
  orderUrl?: string | undefined;
  /** QR code of that address: a whole `<svg>`. */
  code?: string | undefined;
}

/**
 * The vouchers of an order's confirmed bookings, with its statement.
 * @param findTour the current tour of a booking
 */
export function vouchersOf(
  order: OpenOrder,
  { findTour, statement }: { findTour: (booking: Booking) => Tour | undefined; statement: Statement },
  words: BookingWords,
): Pick<VoucherSheet, 'reference' | 'statement' | 'vouchers'> {
  const vouchers = confirmedOf(order).map((booking) => {
    const tour = findTour(booking);
    const { endPlace, startPlace } = tour ?? {};
    const meeting = meetingOf(tour);
    const day = formatJourneyDays(booking.start, undefined, words.locale);
    return {
      key: booking.uuid,
      journey: { ...describeBooking(booking, words), price: undefined },
      code: tour?.code,
      bookedBy: nameOf(order.contact),
      meetingPlace: meeting.place,
      meetingTime: meeting.time && words.t('voucher.meetingAt', { day, time: meeting.time }),
      endPlace: endPlace === startPlace ? undefined : endPlace,
      terms: termsOf(tour, words),
    };
  });
  return { reference: order.reference, statement: formatStatement(statement, words), vouchers };
}

/** Confirmed bookings of an order. */
export function confirmedOf({ bookings, status }: OpenOrder): Booking[] {
  return status === 'CONFIRMED' ? bookings.filter((booking) => booking.status === 'CONFIRMED') : [];
}

function termsOf(tour: Tour | undefined, { t }: BookingWords): string[] {
  const steps = tour?.cancellation ?? [];
  return steps.map((step, index) => {
    const when = noticeOf(step, steps[index - 1], t);
    return step.percent === 0 ? t('voucher.free', { when }) : t('voucher.kept', { when, percent: step.percent });
  });
}

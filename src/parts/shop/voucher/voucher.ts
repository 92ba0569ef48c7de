import type { Letterhead } from '../../../letters/letterhead.ts';
import type { LetterJourney } from '../../../letters/orderPieces.ts';
import type { Booking } from '../../../tours/booking/booking.ts';
import type { Statement } from '../../../tours/booking/statement.ts';
import { type StatementText, tellStatement } from '../../../tours/booking/tellStatement.ts';
import { noticeOf } from '../../../tours/cancellationTerms.ts';
import { formatJourneyDays } from '../../../tours/formatJourneyDays.ts';
import { meetingOf } from '../../../tours/meetingOf.ts';
import type { Tour } from '../../../tours/tour.ts';
import { type BookingWords, describeBooking, nameOf } from '../../bookings/describeBooking.ts';
import type { OpenOrder } from '../openOrder.ts';

/** What proves a journey on the day it begins; texts as they are read. */
export interface Voucher {
  key: string;
  journey: LetterJourney;
  code?: string | undefined;
  bookedBy?: string | undefined;
  /** Where those who travel are met, and at which hour. */
  meetingPlace?: string | undefined;
  meetingTime?: string | undefined;
  /** Where it ends, if that is elsewhere than where it begins. */
  endPlace?: string | undefined;
  /** What cancelling costs, a line each. */
  terms: string[];
}

/** The vouchers of an order, with whom to ask. */
export interface VoucherSheet {
  head: Letterhead;
  /** Of the order, as on every other paper; to be said aloud. */
  reference: string;
  vouchers: Voucher[];
  /** What the whole order comes to. */
  statement: StatementText;
  /** Rules of the site's fonts; absent: those of the device. */
  fontFaces?: string | undefined;
  /** Where the order is seen. */
  orderUrl?: string | undefined;
  /** That address as a code: a whole `<svg>`. */
  code?: string | undefined;
}

/**
 * The vouchers of what is booked in an order, and what that comes to.
 * @param findTour the tour of a booking, as it is now
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
  return { reference: order.reference, statement: tellStatement(statement, words), vouchers };
}

/** What is booked in an order, and was not cancelled since. */
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

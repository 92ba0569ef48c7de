import type { Letterhead } from '../../../letters/letterhead.ts';
import type { LetterJourney } from '../../../letters/orderPieces.ts';
import { formatMoney } from '../../../shared/money.ts';
import type { Booking } from '../../../tours/booking/booking.ts';
import { balanceOf } from '../../../tours/booking/order.ts';
import { noticeOf } from '../../../tours/cancellationTerms.ts';
import type { Tour } from '../../../tours/tour.ts';
import { type BookingWords, describeBooking, nameOf } from '../../bookings/describeBooking.ts';
import { tellOrder } from '../mails/tellOrder.ts';
import type { OpenOrder } from '../openOrder.ts';

/** What proves a journey on the day it begins; texts as they are read. */
export interface Voucher {
  /** Of its booking, to be said aloud. */
  reference: string;
  journey: LetterJourney;
  code?: string | undefined;
  bookedBy?: string | undefined;
  /** Where it begins, and where it ends if that is elsewhere. */
  startPlace?: string | undefined;
  endPlace?: string | undefined;
  /** What is still to be paid; absent: nothing. */
  left?: string | undefined;
  due?: string | undefined;
  /** What cancelling costs, a line each. */
  terms: string[];
}

/** The vouchers of an order, with whom to ask. */
export interface VoucherSheet {
  head: Letterhead;
  reference: string;
  vouchers: Voucher[];
  /** Where the order is seen. */
  orderUrl?: string | undefined;
  /** That address as a code: a whole `<svg>`. */
  code?: string | undefined;
}

/**
 * The vouchers of what is booked in an order.
 * @param findTour the tour of a booking, as it is now
 */
export function vouchersOf(
  order: OpenOrder,
  findTour: (booking: Booking) => Tour | undefined,
  words: BookingWords,
): Voucher[] {
  const { amounts } = tellOrder(order, words);
  const isLeft = balanceOf(order) > 0;
  return confirmedOf(order).map((booking) => {
    const tour = findTour(booking);
    const { endPlace, startPlace } = tour ?? {};
    return {
      reference: booking.reference,
      journey: { ...describeBooking(booking, words), price: undefined },
      code: tour?.code,
      bookedBy: nameOf(order.contact),
      startPlace,
      endPlace: endPlace === startPlace ? undefined : endPlace,
      left: isLeft ? formatMoney(balanceOf(order), order.currency, words.locale) : undefined,
      due: amounts.due,
      terms: termsOf(tour, words),
    };
  });
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

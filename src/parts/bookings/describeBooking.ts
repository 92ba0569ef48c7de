import type { LetterJourney } from '../../letters/orderPieces.ts';
import type { LocaleCode } from '../../shared/locales.ts';
import type { Translate } from '../../shared/messages/index.ts';
import { joinWords } from '../../shared/messages/joinWords.ts';
import { formatMoney } from '../../shared/money.ts';
import type { Booking, BookingContact } from '../../tours/booking/booking.ts';
import { type BookedExtra, SINGLE_ROOM } from '../../tours/booking/extras.ts';
import { ADULT, CHILD } from '../../tours/booking/units.ts';
import { formatJourneyDays } from '../../tours/formatJourneyDays.ts';

/** Translations and locale to describe bookings. */
export interface BookingWords {
  t: Translate;
  locale: LocaleCode;
}

/** A booking as mails and vouchers describe it. */
export function describeBooking(booking: Booking, words: BookingWords): LetterJourney {
  const { currency, end, extras, items, start, total, tourTitle } = booking;
  const { locale, t } = words;
  return {
    title: tourTitle ?? booking.reference,
    days: formatJourneyDays(start, end, locale),
    party: describeTravellers(items, words),
    travellers: items.flatMap(({ contact }) => nameOf(contact) ?? []).join('\n'),
    extras: extras.map((extra) => describeExtra(extra, t)).join('\n'),
    price: formatMoney(total, currency, locale),
    refund: describeRefund(booking, words),
  };
}

/** Refund of a cancelled booking, to the smallest unit where it was computed; undefined unless cancelled. */
function describeRefund(booking: Booking, { locale, t }: BookingWords): string | undefined {
  const { cancellationFee = 0, currency, refund, refundDue, status } = booking;
  if (status !== 'CANCELLED') return undefined;
  if (refundDue === undefined) return refund && t(`booking.refund.${refund}`);
  if (refundDue === 0) return t('booking.refund.NONE');
  const back = formatMoney(refundDue, currency, locale);
  return cancellationFee > 0
    ? t('booking.refund.amountKept', { back, kept: formatMoney(cancellationFee, currency, locale) })
    : back;
}

/** Describes the travellers, such as `2 adults, 1 child`. */
export function describeTravellers(items: readonly { unitId: string }[], { t }: BookingWords): string {
  const [adults, children] = [ADULT, CHILD].map((unit) => items.filter(({ unitId }) => unitId === unit).length);
  const others = items.length - (adults ?? 0) - (children ?? 0);
  const counts = [
    [adults, 'booking.adults'],
    [children, 'booking.children'],
    [others, 'booking.travellers'],
  ] as const;
  return joinWords(
    counts.map(([count, key]) => (count ? t(key, { count }) : undefined)),
    t,
  );
}

/** An extra with its count, such as `2 × Sandboarding at sunset`. */
function describeExtra({ code, count, title }: BookedExtra, t: Translate): string {
  const name = title ?? (code === SINGLE_ROOM ? t('tourPrices.single') : code);
  return count === 1 ? name : `${count} × ${name}`;
}

/** Name of a contact; undefined where there is none. */
export function nameOf(contact: BookingContact | undefined): string | undefined {
  const { firstName, fullName, lastName } = contact ?? {};
  return fullName?.trim() || [firstName, lastName].filter(Boolean).join(' ').trim() || undefined;
}

import { msg } from '../../shared/studioWords/t.ts';
import type { LetterNotification, LetterOrder } from '../order.ts';
import type { EditableLetter, OrderCase } from './editableLetter.ts';

const NAMES = ['site', 'reference', 'what'];

const ACCOUNT = 'IBAN …';

/** A letter about an order. */
function about(
  news: LetterNotification,
  title: string,
  when: string,
  own: EditableLetter['texts'],
  cases: readonly Omit<OrderCase, 'news'>[] = [{ name: 'only', label: title }],
): EditableLetter {
  return {
    name: EXAMPLES[news][0],
    group: 'Bookings',
    title,
    when,
    writer: 'orderLetter',
    names: NAMES,
    example: EXAMPLES[news][1],
    texts: [[`letter.order.${news}.subject`, msg('Subject')], [`letter.order.${news}.title`, msg('Heading')], ...own],
    cases: cases.map((one) => ({ ...one, news })),
  };
}

/** Name of the page and of the example. */
const EXAMPLES: Record<LetterNotification, readonly [name: string, example: string]> = {
  placed: ['booking-placed', 'orderPlaced'],
  unconfirmed: ['booking-to-confirm', 'orderUnconfirmed'],
  unconfirmedReminder: ['booking-to-confirm-again', 'orderUnconfirmedReminder'],
  confirmed: ['booking-confirmed', 'orderConfirmed'],
  balance: ['balance', 'orderBalance'],
  paid: ['payment-received', 'orderPaid'],
  refunded: ['refund', 'orderRefunded'],
  cancelled: ['booking-cancelled', 'orderCancelled'],
  reduced: ['booking-reduced', 'orderReduced'],
  changed: ['booking-changed', 'orderConfirmed'],
  expired: ['hold-ended', 'orderExpired'],
  orphaned: ['payment-too-late', 'orderOrphaned'],
};

const amountOf = ({ payment, statement }: LetterOrder) => payment?.amount ?? statement.total;

/** The letters about bookings, in the order of a booking's life cycle. */
export const ORDER_LETTERS: readonly EditableLetter[] = [
  {
    name: 'all-bookings',
    group: 'Bookings',
    title: msg('In every letter about a booking'),
    when: msg(
      'The greeting, the buttons and the last lines of all the letters below. The greeting also begins what confirms an enquiry.',
    ),
    writer: 'orderLetter',
    // Placeholders that enquiries have, too.
    names: ['site', 'reference'],
    example: 'orderConfirmed',
    texts: [
      ['letter.greeting', msg('Greeting')],
      ['letter.greetingNobody', msg('Greeting, where no name is known')],
      ['letter.order.see', msg('Button to the booking')],
      ['letter.order.pay', msg('Button to pay')],
      ['letter.order.transferHead', msg('Heading above the bank account')],
      ['letter.order.amounts', msg('Heading above the price')],
      ['letter.order.voucher', msg('Link to the voucher')],
      ['letter.order.calendar', msg('Link to the calendar file')],
      ['letter.order.again', msg('Link to a journey, where places are free again')],
      ['letter.order.reply', msg('In small print')],
      ['letter.order.reason', msg('Why they get it')],
    ],
    cases: [
      { name: 'confirmed', label: msg('Booking confirmed'), news: 'confirmed' },
      {
        name: 'online',
        label: msg('Booking placed, paid online'),
        news: 'placed',
        change: (order) => ({ account: undefined, now: order.now ?? amountOf(order) }),
      },
      {
        name: 'transfer',
        label: msg('Booking confirmed, paid by bank transfer'),
        news: 'confirmed',
        change: (order) => ({ account: order.account || ACCOUNT, now: order.now ?? amountOf(order) }),
      },
      { name: 'expired', label: msg('Places are free again'), news: 'expired', change: () => ({ name: undefined }) },
    ],
  },
  about(
    'unconfirmed',
    msg('Booking to be confirmed'),
    msg('When somebody books without paying at once: the places are held until they press the button in it.'),
    [
      ['letter.order.unconfirmed.text', msg('First paragraph')],
      ['letter.order.confirm', msg('Button (this letter and its reminder)')],
      ['letter.order.confirmNotYou', msg('In small print (this letter and its reminder)')],
    ],
    [{ name: 'only', label: msg('Booking to be confirmed'), change: ({ until }, day) => ({ until: until ?? day }) }],
  ),
  about(
    'unconfirmedReminder',
    msg('Reminder to confirm'),
    msg('Some hours before a booking that nobody has confirmed ends.'),
    [['letter.order.unconfirmedReminder.text', msg('First paragraph')]],
    [{ name: 'only', label: msg('Reminder to confirm'), change: ({ until }, day) => ({ until: until ?? day }) }],
  ),
  about(
    'placed',
    msg('Booking placed, not paid yet'),
    msg('When somebody books, and the payment is still to come.'),
    [
      ['letter.order.placed.text', msg('First paragraph, paid online by a time')],
      ['letter.order.placed.textSoon', msg('First paragraph, paid online without a time')],
    ],
    [
      {
        name: 'online',
        label: msg('Paid online by a time'),
        change: (order, day) => ({ account: undefined, until: order.until ?? day, now: order.now ?? amountOf(order) }),
      },
      {
        name: 'online-soon',
        label: msg('Paid online without a time'),
        change: (order) => ({ account: undefined, until: undefined, now: order.now ?? amountOf(order) }),
      },
    ],
  ),
  about(
    'confirmed',
    msg('Booking confirmed'),
    msg('When a booking is certain: paid, confirmed, or taken by your staff.'),
    [['letter.order.confirmed.text', msg('First paragraph')]],
  ),
  about('balance', msg('Balance reminder'), msg('Before the rest of the price is due, as your shop’s settings say.'), [
    ['letter.order.balance.text', msg('First paragraph')],
  ]),
  about(
    'paid',
    msg('Payment received'),
    msg('When a later payment has arrived. It is the receipt.'),
    [
      ['letter.order.paid.text', msg('First paragraph, everything paid')],
      ['letter.order.paid.part', msg('First paragraph, something left to pay')],
    ],
    [
      {
        name: 'all',
        label: msg('Everything paid'),
        change: (order) => ({ now: undefined, payment: order.payment ?? { amount: amountOf(order) } }),
      },
      {
        name: 'part',
        label: msg('Something left to pay'),
        change: (order) => ({
          ...{ now: order.now ?? amountOf(order), payment: order.payment ?? { amount: amountOf(order) } },
        }),
      },
    ],
  ),
  about('changed', msg('Booking changed'), msg('When your staff have moved or changed a booking.'), [
    ['letter.order.changed.text', msg('First paragraph')],
  ]),
  about(
    'reduced',
    msg('Part of a booking cancelled'),
    msg('When some journeys of a booking are cancelled, and others stay.'),
    [
      ['letter.order.reduced.text', msg('First paragraph')],
      ['letter.order.reduced.what', msg('Heading above what is cancelled')],
    ],
  ),
  about(
    'cancelled',
    msg('Booking cancelled'),
    msg('When the traveller or your staff cancel a booking, or when nobody has confirmed it.'),
    [
      ['letter.order.cancelled.text', msg('First paragraph, after a payment')],
      ['letter.order.cancelled.unpaid', msg('First paragraph, nothing was paid')],
      ['letter.order.cancelled.unconfirmed', msg('First paragraph, nobody has confirmed it')],
      ['letter.order.cancelled.back', msg('When money goes back (also where a part is cancelled)')],
    ],
    [
      {
        name: 'paid',
        label: msg('After a payment'),
        change: () => ({ isPaid: true, isReturned: true, isUnconfirmed: false }),
      },
      {
        name: 'unpaid',
        label: msg('Nothing was paid'),
        change: () => ({ isPaid: false, isReturned: false, isUnconfirmed: false }),
      },
      {
        name: 'unconfirmed',
        label: msg('Nobody has confirmed it'),
        change: () => ({ isPaid: false, isReturned: false, isUnconfirmed: true }),
      },
    ],
  ),
  about(
    'refunded',
    msg('Refund'),
    msg('When money has gone back to the traveller.'),
    [
      ['letter.order.refunded.text', msg('First paragraph, the way it came')],
      ['letter.order.refunded.byHand', msg('First paragraph, given back by your staff')],
    ],
    [
      {
        name: 'provider',
        label: msg('The way it came'),
        change: (order) => ({ refund: { amount: amountOf(order), isByHand: false } }),
      },
      {
        name: 'by-hand',
        label: msg('Given back by your staff'),
        change: (order) => ({ refund: { amount: amountOf(order), isByHand: true } }),
      },
    ],
  ),
  about(
    'expired',
    msg('Places are free again'),
    msg('When a booking was not paid in time, and its places are free again.'),
    [['letter.order.expired.text', msg('First paragraph')]],
  ),
  about(
    'orphaned',
    msg('Payment came too late'),
    msg('When a payment arrives for places that are gone, and goes back.'),
    [
      ['letter.order.orphaned.text', msg('First paragraph, places gone')],
      ['letter.order.orphaned.again', msg('Second paragraph, places gone')],
      ['letter.order.orphaned.booked', msg('First paragraph, already booked')],
      ['letter.order.orphaned.wait', msg('Second paragraph, already booked')],
    ],
    [
      {
        name: 'gone',
        label: msg('Places gone'),
        change: (order) => ({ isBooked: false, payment: order.payment ?? { amount: amountOf(order) } }),
      },
      {
        name: 'booked',
        label: msg('Already booked'),
        change: (order) => ({ isBooked: true, payment: order.payment ?? { amount: amountOf(order) } }),
      },
    ],
  ),
];

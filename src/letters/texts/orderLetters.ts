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
    texts: [[`letter.order.${news}.subject`, 'Subject'], [`letter.order.${news}.title`, 'Heading'], ...own],
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
    title: 'In every letter about a booking',
    when: 'The greeting, the buttons and the last lines of all the letters below. The greeting also begins what confirms an enquiry.',
    writer: 'orderLetter',
    // Placeholders that enquiries have, too.
    names: ['site', 'reference'],
    example: 'orderConfirmed',
    texts: [
      ['letter.greeting', 'Greeting'],
      ['letter.greetingNobody', 'Greeting, where no name is known'],
      ['letter.order.see', 'Button to the booking'],
      ['letter.order.pay', 'Button to pay'],
      ['letter.order.transferHead', 'Heading above the bank account'],
      ['letter.order.amounts', 'Heading above the price'],
      ['letter.order.voucher', 'Link to the voucher'],
      ['letter.order.calendar', 'Link to the calendar file'],
      ['letter.order.again', 'Link to a journey, where places are free again'],
      ['letter.order.reply', 'In small print'],
      ['letter.order.reason', 'Why they get it'],
    ],
    cases: [
      { name: 'confirmed', label: 'Booking confirmed', news: 'confirmed' },
      {
        name: 'online',
        label: 'Booking placed, paid online',
        news: 'placed',
        change: (order) => ({ account: undefined, now: order.now ?? amountOf(order) }),
      },
      {
        name: 'transfer',
        label: 'Booking confirmed, paid by bank transfer',
        news: 'confirmed',
        change: (order) => ({ account: order.account || ACCOUNT, now: order.now ?? amountOf(order) }),
      },
      { name: 'expired', label: 'Places are free again', news: 'expired', change: () => ({ name: undefined }) },
    ],
  },
  about(
    'unconfirmed',
    'Booking to be confirmed',
    'When somebody books without paying at once: the places are held until they press the button in it.',
    [
      ['letter.order.unconfirmed.text', 'First paragraph'],
      ['letter.order.confirm', 'Button (this letter and its reminder)'],
      ['letter.order.confirmNotYou', 'In small print (this letter and its reminder)'],
    ],
    [{ name: 'only', label: 'Booking to be confirmed', change: ({ until }, day) => ({ until: until ?? day }) }],
  ),
  about(
    'unconfirmedReminder',
    'Reminder to confirm',
    'Some hours before a booking that nobody has confirmed ends.',
    [['letter.order.unconfirmedReminder.text', 'First paragraph']],
    [{ name: 'only', label: 'Reminder to confirm', change: ({ until }, day) => ({ until: until ?? day }) }],
  ),
  about(
    'placed',
    'Booking placed, not paid yet',
    'When somebody books, and the payment is still to come.',
    [
      ['letter.order.placed.text', 'First paragraph, paid online by a time'],
      ['letter.order.placed.textSoon', 'First paragraph, paid online without a time'],
    ],
    [
      {
        name: 'online',
        label: 'Paid online by a time',
        change: (order, day) => ({ account: undefined, until: order.until ?? day, now: order.now ?? amountOf(order) }),
      },
      {
        name: 'online-soon',
        label: 'Paid online without a time',
        change: (order) => ({ account: undefined, until: undefined, now: order.now ?? amountOf(order) }),
      },
    ],
  ),
  about('confirmed', 'Booking confirmed', 'When a booking is certain: paid, confirmed, or taken by your staff.', [
    ['letter.order.confirmed.text', 'First paragraph'],
  ]),
  about('balance', 'Balance reminder', 'Before the rest of the price is due, as your shop’s settings say.', [
    ['letter.order.balance.text', 'First paragraph'],
  ]),
  about(
    'paid',
    'Payment received',
    'When a later payment has arrived. It is the receipt.',
    [
      ['letter.order.paid.text', 'First paragraph, everything paid'],
      ['letter.order.paid.part', 'First paragraph, something left to pay'],
    ],
    [
      {
        name: 'all',
        label: 'Everything paid',
        change: (order) => ({ now: undefined, payment: order.payment ?? { amount: amountOf(order) } }),
      },
      {
        name: 'part',
        label: 'Something left to pay',
        change: (order) => ({
          ...{ now: order.now ?? amountOf(order), payment: order.payment ?? { amount: amountOf(order) } },
        }),
      },
    ],
  ),
  about('changed', 'Booking changed', 'When your staff have moved or changed a booking.', [
    ['letter.order.changed.text', 'First paragraph'],
  ]),
  about('reduced', 'Part of a booking cancelled', 'When some journeys of a booking are cancelled, and others stay.', [
    ['letter.order.reduced.text', 'First paragraph'],
    ['letter.order.reduced.what', 'Heading above what is cancelled'],
  ]),
  about(
    'cancelled',
    'Booking cancelled',
    'When the traveller or your staff cancel a booking, or when nobody has confirmed it.',
    [
      ['letter.order.cancelled.text', 'First paragraph, after a payment'],
      ['letter.order.cancelled.unpaid', 'First paragraph, nothing was paid'],
      ['letter.order.cancelled.unconfirmed', 'First paragraph, nobody has confirmed it'],
      ['letter.order.cancelled.back', 'When money goes back (also where a part is cancelled)'],
    ],
    [
      {
        name: 'paid',
        label: 'After a payment',
        change: () => ({ isPaid: true, isReturned: true, isUnconfirmed: false }),
      },
      {
        name: 'unpaid',
        label: 'Nothing was paid',
        change: () => ({ isPaid: false, isReturned: false, isUnconfirmed: false }),
      },
      {
        name: 'unconfirmed',
        label: 'Nobody has confirmed it',
        change: () => ({ isPaid: false, isReturned: false, isUnconfirmed: true }),
      },
    ],
  ),
  about(
    'refunded',
    'Refund',
    'When money has gone back to the traveller.',
    [
      ['letter.order.refunded.text', 'First paragraph, the way it came'],
      ['letter.order.refunded.byHand', 'First paragraph, given back by your staff'],
    ],
    [
      {
        name: 'provider',
        label: 'The way it came',
        change: (order) => ({ refund: { amount: amountOf(order), isByHand: false } }),
      },
      {
        name: 'by-hand',
        label: 'Given back by your staff',
        change: (order) => ({ refund: { amount: amountOf(order), isByHand: true } }),
      },
    ],
  ),
  about('expired', 'Places are free again', 'When a booking was not paid in time, and its places are free again.', [
    ['letter.order.expired.text', 'First paragraph'],
  ]),
  about(
    'orphaned',
    'Payment came too late',
    'When a payment arrives for places that are gone, and goes back.',
    [
      ['letter.order.orphaned.text', 'First paragraph, places gone'],
      ['letter.order.orphaned.again', 'Second paragraph, places gone'],
      ['letter.order.orphaned.booked', 'First paragraph, already booked'],
      ['letter.order.orphaned.wait', 'Second paragraph, already booked'],
    ],
    [
      {
        name: 'gone',
        label: 'Places gone',
        change: (order) => ({ isBooked: false, payment: order.payment ?? { amount: amountOf(order) } }),
      },
      {
        name: 'booked',
        label: 'Already booked',
        change: (order) => ({ isBooked: true, payment: order.payment ?? { amount: amountOf(order) } }),
      },
    ],
  ),
];

import type { LocaleCode } from '../shared/locales.ts';
import { createTranslate, type Translate } from '../shared/messages/index.ts';
import { joinWords } from '../shared/messages/joinWords.ts';
import { type Money, showMoney } from '../shared/money.ts';
import { cutText } from '../shared/text/cutText.ts';
import { defineLetter } from './defineLetter.ts';
import { greet } from './greet.ts';
import { AUTOMATIC, type Piece, type RenderedLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import {
  amountPieces,
  facts,
  gonePieces,
  journeyPieces,
  type LetterJourney,
  type LetterStatement,
} from './orderPieces.ts';
import { renderLetter } from './renderLetter.ts';

const MAX_SUBJECT_PART_LENGTH = 60;

/** News of an order that a letter can report. */
export const LETTER_NEWS = [
  'placed',
  'unconfirmed',
  'unconfirmedReminder',
  'confirmed',
  'balance',
  'paid',
  'refunded',
  'cancelled',
  'reduced',
  'changed',
  'expired',
  'orphaned',
] as const;
export type LetterNotification = (typeof LETTER_NEWS)[number];

/** An order for its letters; days are formatted, such as `14 March 2027`, amounts are not. */
export interface LetterOrder {
  reference: string;
  name?: string | undefined;
  journeys: readonly LetterJourney[];
  statement: LetterStatement;
  /** Bookings cancelled of an order that goes on. */
  gone?: readonly LetterJourney[] | undefined;
  /** URL where the order can be seen, paid and cancelled; every URL is absolute. */
  url?: string | undefined;
  voucherUrl?: string | undefined;
  calendarUrl?: string | undefined;
  /** URL that confirms an order that needs it. */
  confirmUrl?: string | undefined;
  /** Pages of its journeys. */
  tourLinks?: readonly { title: string; url: string }[] | undefined;
  /** Amount that is due next; absent: nothing. */
  now?: Money | undefined;
  /** Deadline: how long its seats are held, or when the next payment is due. */
  until?: string | undefined;
  /** Bank account, in the operator's words, which may be empty; absent when it is paid otherwise. */
  account?: string | undefined;
  /** A received payment: amount, day, method. */
  payment?: { amount: Money; day?: string | undefined; method?: string | undefined } | undefined;
  /** A refund that was made: its amount, and whether staff made it themselves. */
  refund?: { amount: Money; isByHand: boolean } | undefined;
  /** Whether its seats are booked. */
  isBooked?: boolean | undefined;
  /** Whether anything was paid. */
  isPaid?: boolean | undefined;
  /** Whether the terms of a cancelled journey refund any of it. */
  isReturned?: boolean | undefined;
  /** Whether it expired without confirmation. */
  isUnconfirmed?: boolean | undefined;
}

/** Renders the e-mail to the customer of an order: booking confirmation, payment receipt, cancellation, change. */
export const orderLetter = defineLetter(
  'orderLetter',
  async (head: Letterhead, news: LetterNotification, order: LetterOrder): Promise<RenderedLetter> => {
    const { name, reference } = order;
    const shown = showAmounts(order, head.locale);
    const titles = order.journeys.map(({ title }) => title);
    const what = cutText(joinWords(titles, createTranslate(head.locale)), MAX_SUBJECT_PART_LENGTH);
    const t = createTranslate(head.locale, head.texts, { site: head.name, what, reference });
    const values = { now: shown.now ?? '', back: shown.refund?.amount ?? '' };
    const lead = leadOf(news, shown, t);
    const letter = await renderLetter(
      {
        title: t(`letter.order.${news}.title`, values),
        preview: lead,
        pieces: [
          { kind: 'text', text: greet(name, t) },
          { kind: 'text', text: lead },
          ...BODIES[news](shown, t),
          { kind: 'small', text: t('letter.order.reply') },
        ],
        reason: t('letter.order.reason'),
      },
      head,
    );
    return { ...letter, subject: t(`letter.order.${news}.subject`, values), headers: AUTOMATIC };
  },
);

/** The same order with its amounts as text. */
type ShownOrder = Omit<LetterOrder, 'now' | 'payment' | 'refund'> & {
  now: string | undefined;
  payment: { amount: string; day?: string | undefined; method?: string | undefined } | undefined;
  refund: { amount: string; isByHand: boolean } | undefined;
  total: string;
};

function showAmounts({ now, payment, refund, ...order }: LetterOrder, locale: LocaleCode): ShownOrder {
  return {
    ...order,
    now: now && showMoney(now, locale),
    payment: payment && { ...payment, amount: showMoney(payment.amount, locale) },
    refund: refund && { ...refund, amount: showMoney(refund.amount, locale) },
    total: showMoney(order.statement.total, locale),
  };
}

/** The first sentences: what happened, and what to do. */
function leadOf(news: LetterNotification, order: ShownOrder, t: Translate): string {
  const { isBooked, isPaid, isUnconfirmed, now = '', payment, statement, until = '' } = order;
  const { due } = statement;
  switch (news) {
    case 'placed':
      return t(until ? 'letter.order.placed.text' : 'letter.order.placed.textSoon', { until });
    case 'unconfirmed':
    case 'unconfirmedReminder':
      return t(`letter.order.${news}.text`, { until });
    case 'confirmed':
      return t('letter.order.confirmed.text', { due });
    case 'balance':
      return t('letter.order.balance.text', { due });
    case 'paid':
      return t(now ? 'letter.order.paid.part' : 'letter.order.paid.text', { due });
    case 'refunded':
      return t(order.refund?.isByHand ? 'letter.order.refunded.byHand' : 'letter.order.refunded.text', {
        back: order.refund?.amount ?? '',
        due,
      });
    case 'cancelled':
      if (isUnconfirmed) return t('letter.order.cancelled.unconfirmed');
      return t(isPaid ? 'letter.order.cancelled.text' : 'letter.order.cancelled.unpaid');
    case 'reduced':
      return t('letter.order.reduced.text', { due });
    case 'changed':
      return t('letter.order.changed.text', { due });
    case 'expired':
      return t('letter.order.expired.text');
    case 'orphaned':
      return t(isBooked ? 'letter.order.orphaned.booked' : 'letter.order.orphaned.text', {
        amount: payment?.amount ?? order.total,
      });
  }
}

/** The pieces below the first sentences. */
const BODIES: Record<LetterNotification, (order: ShownOrder, t: Translate) => Piece[]> = {
  placed: (order, t) => [
    ...payPieces(order, t),
    ...journeyPieces(order.journeys, t),
    ...amountPieces(order.statement, order.reference, t),
  ],
  unconfirmed: confirmPieces,
  unconfirmedReminder: confirmPieces,
  confirmed: (order, t) => [
    // Bank details for payment by transfer.
    ...(order.account !== undefined && order.now ? payPieces(order, t) : []),
    ...seeButton(order, t),
    ...journeyPieces(order.journeys, t),
    ...amountPieces(order.statement, order.reference, t),
    ...link(t('letter.order.voucher'), order.voucherUrl),
    ...link(t('letter.order.calendar'), order.calendarUrl),
  ],
  balance: (order, t) => [
    ...payPieces(order, t),
    ...journeyPieces(order.journeys, t),
    ...amountPieces(order.statement, order.reference, t),
  ],
  paid: (order, t) => [
    { kind: 'facts', facts: paymentFacts(order, t) },
    ...journeyPieces(order.journeys, t),
    ...amountPieces(order.statement, order.reference, t),
    ...seeButton(order, t),
  ],
  refunded: (order, t) => [
    ...journeyPieces(order.journeys, t),
    ...amountPieces(order.statement, order.reference, t),
    ...seeButton(order, t),
  ],
  cancelled: (order, t) => [
    ...journeyPieces(order.journeys, t),
    ...amountPieces(order.statement, order.reference, t),
    ...(order.isReturned ? ([{ kind: 'text', text: t('letter.order.cancelled.back') }] as const) : []),
    ...(order.isUnconfirmed ? againLinks(order, t) : []),
  ],
  reduced: (order, t) => [
    ...journeyPieces(order.journeys, t),
    ...amountPieces(order.statement, order.reference, t),
    ...gonePieces(order.gone ?? [], t),
    ...(order.isReturned ? ([{ kind: 'text', text: t('letter.order.cancelled.back') }] as const) : []),
    ...seeButton(order, t),
  ],
  changed: (order, t) => [
    ...journeyPieces(order.journeys, t),
    ...amountPieces(order.statement, order.reference, t),
    ...seeButton(order, t),
  ],
  expired: (order, t) => [...journeyPieces(order.journeys, t), ...againLinks(order, t)],
  orphaned: (order, t) => [
    { kind: 'facts', facts: paymentFacts(order, t) },
    { kind: 'text', text: t(order.isBooked ? 'letter.order.orphaned.wait' : 'letter.order.orphaned.again') },
    ...journeyPieces(order.journeys, t),
    ...againLinks(order, t),
  ],
};

/** The remaining step, before the details. */
function confirmPieces(order: ShownOrder, t: Translate): Piece[] {
  const { confirmUrl, journeys, reference, statement } = order;
  return [
    ...(confirmUrl ? ([{ kind: 'button', label: t('letter.order.confirm'), url: confirmUrl }] as const) : []),
    ...journeyPieces(journeys, t),
    ...amountPieces(statement, reference, t),
    { kind: 'small', text: t('letter.order.confirmNotYou') },
  ];
}

function againLinks({ tourLinks = [] }: ShownOrder, t: Translate): Piece[] {
  return tourLinks.flatMap(({ title, url }) => link(t('letter.order.again', { title }), url));
}

/** Payment instructions: by bank transfer, or on the page of the order. */
function payPieces(order: ShownOrder, t: Translate): Piece[] {
  const { account, now, reference, until } = order;
  if (account === undefined) return payButton(order, t);
  const rows = [
    [t('letter.order.transferAmount'), now],
    [t('letter.order.transferTo'), account],
    [t('letter.order.transferReason'), reference],
    [t('letter.order.transferUntil'), until],
  ] as const;
  return [
    { kind: 'heading', text: t('letter.order.transferHead') },
    { kind: 'facts', facts: facts(rows) },
  ];
}

function paymentFacts({ payment, reference }: ShownOrder, t: Translate) {
  return facts([
    [t('letter.order.received'), payment?.amount],
    [t('letter.order.receivedOn'), payment?.day],
    [t('letter.order.receivedBy'), payment?.method],
    [t('letter.reference'), payment && reference],
  ]);
}

function payButton({ now = '', url }: ShownOrder, t: Translate): Piece[] {
  return url ? [{ kind: 'button', label: t('letter.order.pay', { amount: now }), url }] : [];
}

function seeButton({ url }: ShownOrder, t: Translate): Piece[] {
  return url ? [{ kind: 'button', label: t('letter.order.see'), url }] : [];
}

function link(label: string, url: string | undefined): Piece[] {
  return url ? [{ kind: 'link', label, url }] : [];
}

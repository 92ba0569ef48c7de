import type { LocaleCode } from '../shared/locales.ts';
import { createTranslate } from '../shared/messages/index.ts';
import type { Money } from '../shared/money.ts';
import { DEFAULT_THEME } from '../shared/theme.ts';
import { formatStatement } from '../tours/booking/formatStatement.ts';
import type { Statement } from '../tours/booking/statement.ts';
import { addressChanged, confirmAddress, passwordChanged, signInLink } from './customer.ts';
import { enquiryReceived, newEnquiry } from './enquiry.ts';
import { hoards } from './hoards.ts';
import { invitation } from './invitation.ts';
import type { RenderedLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { needsSomebody } from './needsSomebody.ts';
import { type LetterOrder, orderLetter } from './order.ts';
import { orderNotice, partnerNotice } from './orderNotice.ts';
import type { LetterStatement } from './orderPieces.ts';
import { passkeyAdded, passkeysRemoved } from './passkeys.ts';
import { passwordReset } from './passwordReset.ts';
import { commentNamed, reviewAsked, reviewReturned, scheduleRefused } from './review.ts';
import { secondStepRemoved } from './secondStepRemoved.ts';
import { storageFull } from './storageFull.ts';
import { studioReply } from './studioReply.ts';
import { confirmSubscription, subscriptionWelcome } from './subscription.ts';
import { testLetter } from './testLetter.ts';

/** Letterhead of an operator who has set everything. */
export const KHETTARA: Letterhead = {
  locale: 'en',
  name: 'Khettara Journeys',
  url: 'https://khettara.example',
  colours: DEFAULT_THEME.colours,
  postal: ['14 Avenue Mohammed V', '45900 Zagora', 'Morocco'],
  email: 'hello@khettara.example',
  telephone: '+212 524 000 000',
  replyPromise: 'Salma or Lahcen will answer you within one working day, from our office in Zagora.',
  signature: 'With kind regards from Zagora',
};

const ANSWERS = [
  { label: 'Your name', shown: 'Amina Berrada' },
  { label: 'E-mail', shown: 'amina@example.com' },
  { label: 'How many of you?', shown: '2 adults, 1 child' },
  {
    label: 'What would you like to know?',
    shown:
      'We would love to join in April, but our daughter is nine. Is the camel ride too long for her?\n\nAnd could we stay one more night at the camp? She wants to see the stars.',
  },
  { label: 'May we call you?', shown: 'Yes, in the evening' },
];

/** For an address that is not proven: nothing that was typed freely. */
const CHOSEN = ANSWERS.filter(({ label }) => ['How many of you?', 'May we call you?'].includes(label));

const ENQUIRY = {
  reference: 'K-7Q2M4',
  name: 'Amina Berrada',
  tourTitle: 'Three nights in the dunes (KH-03)',
  dates: '12 to 15 April 2027',
  party: '2 adults, 1 child',
  answers: ANSWERS,
};

const JOURNEY = {
  title: 'Three nights in the dunes',
  days: 'Mon 12 April – Thu 15 April 2027',
  party: '2 adults, 1 child',
};

const BOOKED = {
  ...JOURNEY,
  travellers: 'Amina Berrada\nYoussef Berrada\nLina Berrada',
  extras: 'A room of one’s own\n2 × Sandboarding at sunset',
  price: '€1,480',
};

const eur = (amount: number): Money => ({ amount, currency: 'EUR' });

/** Statement of the order. */
function told(changes: Partial<Statement>, locale: LocaleCode = 'en'): LetterStatement {
  const statement = {
    ...{ day: '2026-11-23', isUnconfirmed: false, subtotal: eur(148_000), discount: eur(14_800) },
    ...{ reductions: [], promotion: 'SPRING', total: eur(133_200), paid: eur(0), refunded: eur(0) },
    ...{ kept: undefined, back: eur(0), now: undefined, later: undefined },
    cancelling: { cost: eur(0), back: changes.paid ?? eur(0) },
    ...changes,
  };
  return formatStatement(statement, { locale, t: createTranslate(locale) });
}

const ORDER: LetterOrder = {
  reference: 'K-7Q2M4',
  name: 'Amina Berrada',
  journeys: [BOOKED],
  statement: told({}),
  url: `${KHETTARA.url}/your-booking/?order=12-Zk3x9QpLr7`,
  voucherUrl: `${KHETTARA.url}/shop/voucher/12-Zk3x9QpLr7/`,
  calendarUrl: `${KHETTARA.url}/shop/calendar/12-Zk3x9QpLr7/`,
  tourLinks: [{ title: JOURNEY.title, url: `${KHETTARA.url}/tours/three-nights-in-the-dunes/` }],
};

/** An order for previews without a booking: its amounts are in a given language, its tours in English. */
export function exampleOrder(locale: LocaleCode): LetterOrder {
  return { ...ORDER, statement: told({}, locale) };
}

const UNCONFIRMED = {
  statement: told({ isUnconfirmed: true, now: { ...eur(133_200), by: undefined, method: 'transfer' } }),
  confirmUrl: `${KHETTARA.url}/shop/confirm/12-Zk3x9QpLr7/`,
};
const DEPOSIT = told({ paid: eur(26_700), later: { ...eur(106_500), by: '2027-03-01', method: undefined } });
const PLACED = told({
  now: { ...eur(26_700), by: undefined, method: 'stripe' },
  later: { ...eur(106_500), by: '2027-03-01', method: undefined },
});
const TRANSFER = told({ now: { ...eur(133_200), by: '2026-11-28', method: 'transfer' } });
const CANCELLED = told({ paid: eur(26_700), kept: eur(0), back: eur(26_700), cancelling: undefined });
const WHO = { name: 'Amina Berrada', email: 'amina@example.com', phone: '+212 600 000 000' };
const ACCOUNT = 'Khettara Journeys\nIBAN MA64 0115 1900 0001 2050 0053 4921\nBIC BCMAMAMC';
const NOTICE = {
  ...WHO,
  reference: 'K-7Q2M4',
  journeys: [BOOKED],
  statement: DEPOSIT,
  notes: 'We land at ten in the evening. Is that too late for the transfer?',
  studioUrl: `${KHETTARA.url}/admin/collections/orders/12`,
};
const PARTNER_BOOKING = {
  ...WHO,
  reference: 'K-4XR9A',
  partner: 'Sahara Direct',
  theirReference: 'SD-20931',
  journey: { ...JOURNEY, price: '€1,320' },
  studioUrl: `${KHETTARA.url}/admin/collections/bookings/31`,
};

/** Every letter, with realistic data of this operator. */
export const LETTERS: Record<string, (head: Letterhead) => Promise<RenderedLetter>> = {
  hoards: (head) => hoards(head, 64),
  storageFull: (head) => storageFull(head, 'disk'),
  needsSomebody: (head) =>
    needsSomebody(head, [{ title: 'Backup', says: 'The last one is 9 days old. Make one with: npm run backup.' }]),
  passwordReset: (head) =>
    passwordReset(head, { name: 'Lahcen', url: `${head.url}/admin/reset/8c1f0e4a5b7d2c3e9f60718293a4b5c6d7e8f901` }),
  secondStepRemoved: (head) =>
    secondStepRemoved(head, { name: 'Lahcen', by: 'Salma Ait Brahim', url: `${head.url}/admin/account` }),
  passkeyAdded: (head) =>
    passkeyAdded(head, { name: 'Lahcen', passkey: 'My telephone', url: `${head.url}/admin/account` }),
  passkeysRemoved: (head) =>
    passkeysRemoved(head, { name: 'Lahcen', by: 'Salma Ait Brahim', url: `${head.url}/admin/account` }),
  invitation: (head) =>
    invitation(head, {
      by: 'Salma Idrissi',
      days: 7,
      may: 'Takes bookings, payments and enquiries; changes nothing on the site.',
      name: 'Lahcen',
      url: `${head.url}/invitation/7-q2Zk1xV0b8n5rJt4mYc9eLwUa3sHd6fGpOiKjTxRvBg/`,
    }),
  testLetter: (head) =>
    testLetter(head, { url: `${head.url}/admin/first-steps/letter/q2Zk1xV0b8n5rJt4mYc9eLwUa3sHd6fG` }),
  reviewAsked: (head) =>
    reviewAsked(head, {
      by: 'Lahcen',
      title: 'When the dates are ripe',
      note: 'The third picture is still the one of last year.',
      url: `${head.url}/admin/collections/posts/7`,
    }),
  reviewReturned: (head) =>
    reviewReturned(head, {
      by: 'Salma Idrissi',
      title: 'When the dates are ripe',
      note: 'Lovely. Please say where the market is, and on which days.',
      url: `${head.url}/admin/collections/posts/7`,
    }),
  commentNamed: (head) =>
    commentNamed(head, {
      by: 'Lahcen',
      title: 'When the dates are ripe',
      note: '@Salma Idrissi Is this price still right?',
      url: `${head.url}/admin/collections/posts/7?block=650f1c0de4b0a1`,
    }),
  scheduleRefused: (head) =>
    scheduleRefused(head, {
      isTakenOff: false,
      title: 'When the dates are ripe',
      note: 'Summary: This field is required.',
      url: `${head.url}/admin/collections/posts/7`,
    }),
  newEnquiry: (head) =>
    newEnquiry(head, {
      ...ENQUIRY,
      formTitle: 'Ask about a journey',
      email: 'amina@example.com',
      pageUrl: `${head.url}/tours/three-nights-in-the-dunes/`,
      receivedAt: 'Monday 23 November 2026, 14:05',
      studioUrl: `${head.url}/admin/inbox?enquiry=12`,
    }),
  enquiryReceived: (head) => enquiryReceived(head, { ...ENQUIRY, answers: CHOSEN }),
  studioReply: (head) =>
    studioReply(head, {
      subject: 'Re: Three nights in the dunes in April',
      text: 'Dear Amina,\n\nnine is a fine age for the desert. The first ride is forty minutes, and your daughter may walk beside the camel whenever she likes; most children do.\n\nA fourth night at the camp is possible from the 15th. It adds €120 for the three of you, breakfast and dinner included.\n\nShall I hold three places until Friday?',
      reference: 'K-7Q2M4',
      byName: 'Salma Ait Brahim',
      quoted: 'Is the camel ride too long for her?\n\nAnd could we stay one more night at the camp?',
    }),
  signInLink: (head) => signInLink(head, { url: `${head.url}/account/enter/Zk3x9QpLr7/` }),
  confirmAddress: (head) => confirmAddress(head, { url: `${head.url}/account/new-address/Zk3x9QpLr7/` }),
  addressChanged,
  passwordChanged,
  confirmSubscription: (head) =>
    confirmSubscription(head, {
      url: `${head.url}/newsletter/confirm/Zk3x9QpLr7/`,
      consentText: 'Send me stories and new journeys, about once a month. I can leave at any time.',
    }),
  subscriptionWelcome: (head) =>
    subscriptionWelcome(head, { unsubscribeUrl: `${head.url}/newsletter/leave/Zk3x9QpLr7/` }),
  orderPlaced: (head) =>
    orderLetter(head, 'placed', {
      ...{ ...ORDER, statement: PLACED, now: eur(26_700) },
      until: '23 November 2026, 14:35 (Casablanca time)',
    }),
  orderUnconfirmed: (head) =>
    orderLetter(head, 'unconfirmed', { ...ORDER, ...UNCONFIRMED, until: '24 November 2026, 14:35 (Casablanca time)' }),
  orderUnconfirmedReminder: (head) =>
    orderLetter(head, 'unconfirmedReminder', {
      ...ORDER,
      ...UNCONFIRMED,
      until: '24 November 2026, 14:35 (Casablanca time)',
    }),
  orderUnconfirmedEnded: (head) => orderLetter(head, 'cancelled', { ...ORDER, isUnconfirmed: true }),
  orderConfirmed: (head) =>
    orderLetter(head, 'confirmed', {
      ...ORDER,
      journeys: [BOOKED, { title: 'A day in the palm groves', days: 'Sat 17 April 2027', party: '2 adults' }],
      statement: DEPOSIT,
      now: eur(106_500),
    }),
  orderBalance: (head) => orderLetter(head, 'balance', { ...ORDER, statement: DEPOSIT, now: eur(106_500) }),
  orderPaid: (head) =>
    orderLetter(head, 'paid', {
      ...ORDER,
      statement: told({ paid: eur(133_200) }),
      payment: { amount: eur(106_500), day: '26 February 2027', method: 'Card' },
    }),
  orderRefunded: (head) =>
    orderLetter(head, 'refunded', {
      ...ORDER,
      statement: told({
        ...{ promotion: undefined, discount: eur(34_800), total: eur(113_200) },
        ...{ paid: eur(133_200), refunded: eur(20_000) },
        cancelling: { cost: eur(0), back: eur(113_200) },
      }),
      refund: { amount: eur(20_000), isByHand: false },
    }),
  orderRefundedByHand: (head) =>
    orderLetter(head, 'refunded', {
      ...ORDER,
      statement: told({
        ...{ paid: eur(133_200), refunded: eur(20_000), cancelling: { cost: eur(0), back: eur(113_200) } },
        later: { ...eur(20_000), by: '2027-03-01', method: undefined },
      }),
      refund: { amount: eur(20_000), isByHand: true },
    }),
  orderCancelled: (head) =>
    orderLetter(head, 'cancelled', {
      ...ORDER,
      journeys: [{ ...BOOKED, refund: 'All of it' }],
      statement: CANCELLED,
      isPaid: true,
      isReturned: true,
    }),
  orderReduced: (head) =>
    orderLetter(head, 'reduced', {
      ...ORDER,
      ...{ statement: DEPOSIT, now: eur(106_500), isPaid: true, isReturned: true },
      gone: [{ title: 'A day in the palm groves', days: 'Sat 17 April 2027', party: '2 adults', refund: '€120' }],
    }),
  orderConfirmedTransfer: (head) =>
    orderLetter(head, 'confirmed', {
      ...ORDER,
      ...{ statement: TRANSFER, now: eur(133_200), until: '28 November 2026', account: ACCOUNT },
    }),
  orderExpired: (head) => orderLetter(head, 'expired', ORDER),
  orderOrphaned: (head) =>
    orderLetter(head, 'orphaned', {
      ...ORDER,
      payment: { amount: eur(133_200), day: '23 November 2026', method: 'Card' },
    }),
  noticeConfirmed: (head) => orderNotice(head, 'confirmed', NOTICE),
  noticeTransfer: (head) => orderNotice(head, 'transfer', { ...NOTICE, statement: TRANSFER }),
  noticeCancelled: (head) =>
    orderNotice(head, 'cancelled', {
      ...NOTICE,
      journeys: [{ ...BOOKED, refund: 'All of it' }],
      statement: CANCELLED,
    }),
  noticeOrphaned: (head) =>
    orderNotice(head, 'orphaned', {
      ...NOTICE,
      statement: told({}),
      back: eur(133_200),
    }),
  partnerConfirmed: (head) => partnerNotice(head, 'confirmed', PARTNER_BOOKING),
  partnerCancelled: (head) =>
    partnerNotice(head, 'cancelled', { ...PARTNER_BOOKING, reason: 'The travellers are ill.' }),
};

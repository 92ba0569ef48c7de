import { DEFAULT_THEME } from '../shared/theme.ts';
import { addressChanged, confirmAddress, passwordChanged, signInLink } from './customer.ts';
import { enquiryReceived, newEnquiry } from './enquiry.ts';
import type { RenderedLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { passwordReset } from './passwordReset.ts';
import { studioReply } from './studioReply.ts';
import { confirmSubscription, subscriptionGoodbye, subscriptionWelcome } from './subscription.ts';

/** The letters of an operator who has set everything. */
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

const ENQUIRY = {
  reference: 'K-7Q2M4',
  name: 'Amina Berrada',
  tourTitle: 'Three nights in the dunes (KH-03)',
  dates: '12 to 15 April 2027',
  party: '2 adults, 1 child',
  answers: ANSWERS,
};

/** Every letter, with what this operator would really send. */
export const LETTERS: Record<string, (head: Letterhead) => Promise<RenderedLetter>> = {
  passwordReset: (head) =>
    passwordReset(head, { name: 'Lahcen', url: `${head.url}/admin/reset/8c1f0e4a5b7d2c3e9f60718293a4b5c6d7e8f901` }),
  newEnquiry: (head) =>
    newEnquiry(head, {
      ...ENQUIRY,
      formTitle: 'Ask about a journey',
      email: 'amina@example.com',
      pageUrl: `${head.url}/tours/three-nights-in-the-dunes/`,
      receivedAt: 'Monday 23 November 2026, 14:05',
      studioUrl: `${head.url}/admin/inbox?enquiry=12`,
    }),
  enquiryReceived: (head) => enquiryReceived(head, ENQUIRY),
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
  subscriptionGoodbye: (head) => subscriptionGoodbye(head, { againUrl: `${head.url}/#newsletter` }),
};

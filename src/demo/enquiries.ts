import type { Status } from '../forms/words.ts';

const HOUR = 3_600_000;

/** A message in a thread of the demo. */
export interface DemoMessage {
  kind: 'event' | 'note' | 'reply';
  byName: string;
  text: string;
  subject?: string;
  /** Hours after the enquiry. */
  after: number;
}

/** An enquiry of the demo; its people are fictitious. */
export interface DemoEnquiry {
  reference: string;
  /** Hours before the seed. */
  ago: number;
  name: string;
  email: string;
  phone?: string;
  /** Address of the tour, below `/tours/`. */
  tour?: string;
  dates?: string;
  adults?: number;
  children?: number;
  message: string;
  /** Other form answers. */
  answers?: readonly (readonly [label: string, shown: string])[];
  page: string;
  pageTitle: string;
  campaign?: Readonly<Record<string, string>>;
  status: Status;
  /** Hours until the first answer. */
  answeredAfter?: number;
  isSpam?: boolean;
  messages?: readonly DemoMessage[];
}

/** Sample inbox of a site. */
export const demoEnquiries: readonly DemoEnquiry[] = [
  {
    reference: 'K-7Q2M4',
    ago: 0.6,
    name: 'Clara Bergmann',
    email: 'clara.bergmann@example.com',
    phone: '+49 151 0000 0142',
    tour: 'three-nights-in-the-dunes',
    dates: 'Second week of October, two days either way',
    adults: 2,
    message:
      'We have read about the night at the well and would love to come in October. My sister sleeps badly in the cold: are there blankets enough, or should we bring our own sleeping bags?',
    answers: [['How did you hear of us?', 'A friend was with you in spring']],
    page: '/tours/three-nights-in-the-dunes/',
    pageTitle: 'Three nights in the dunes',
    status: 'new',
  },
  {
    reference: 'K-4XH9P',
    ago: 5,
    name: 'Oluwaseun Adebayo',
    email: 'seun.adebayo@example.org',
    phone: '+44 7700 900118',
    tour: 'the-road-of-kasbahs',
    dates: 'Easter holidays',
    adults: 2,
    children: 3,
    message:
      'Three children of 4, 7 and 11. Is the road too long for the smallest? We would rather have fewer places and more afternoons.',
    page: '/tours/the-road-of-kasbahs/',
    pageTitle: 'The road of kasbahs',
    campaign: { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'spring' },
    status: 'new',
  },
  {
    reference: 'K-M3T8V',
    ago: 31,
    name: 'Ingrid Solheim',
    email: 'ingrid.solheim@example.com',
    dates: 'May',
    adults: 1,
    message: 'I travel alone and walk slowly. Which of your journeys would you send your own mother on?',
    page: '/contact/',
    pageTitle: 'Contact',
    status: 'new',
  },
  {
    reference: 'K-9FW6D',
    ago: 20,
    name: 'Paolo and Marta Ricci',
    email: 'ricci.family@example.net',
    tour: 'from-snow-to-sand',
    dates: '12–20 April',
    adults: 2,
    message: 'Is there still a double room on the departure of 12 April? We can also come a week later.',
    page: '/tours/from-snow-to-sand/',
    pageTitle: 'From snow to sand',
    status: 'open',
    messages: [
      { kind: 'event', byName: 'Fatima-Zahra Benali', text: 'Looked after by Fatima-Zahra Benali', after: 1 },
      {
        kind: 'note',
        byName: 'Fatima-Zahra Benali',
        text: 'Lahcen asks the guest house in Imilchil about the double. He calls back this evening.',
        after: 1.2,
      },
    ],
  },
  {
    reference: 'K-2RC7N',
    ago: 54,
    name: 'Amélie Fournier',
    email: 'amelie.fournier@example.com',
    phone: '+33 6 00 00 01 42',
    tour: 'from-snow-to-sand',
    dates: 'Late September',
    adults: 4,
    message: 'We are four friends, two of us vegetarian. Could the second night be in the upper village?',
    answers: [['Food', 'Two vegetarians']],
    page: '/tours/from-snow-to-sand/',
    pageTitle: 'From snow to sand',
    status: 'answered',
    answeredAfter: 3,
    messages: [
      {
        kind: 'reply',
        byName: 'Fatima-Zahra Benali',
        subject: 'Your enquiry: From snow to sand (K-2RC7N)',
        text: 'Dear Amélie,\n\nyes to both. The upper village has four beds and no road, so you would walk the last hour; the mules carry the bags. Fatima cooks without meat at home, so nobody will have to explain anything.\n\nShall I hold four places for the departure of 25 September until Sunday?\n\nFatima-Zahra',
        after: 3,
      },
    ],
  },
  {
    reference: 'K-P5G2K',
    ago: 75,
    name: 'Daniel Whitaker',
    email: 'd.whitaker@example.org',
    tour: 'three-nights-in-the-dunes',
    adults: 2,
    message: 'What does it cost if we come in our own car as far as M’Hamid?',
    page: '/tours/three-nights-in-the-dunes/',
    pageTitle: 'Three nights in the dunes',
    campaign: { utm_source: 'guidebook' },
    status: 'answered',
    answeredAfter: 30,
    messages: [{ kind: 'event', byName: 'Lahcen Oubana', text: 'Answered by phone, after 1 d 6 h', after: 30 }],
  },
  {
    reference: 'K-W8B3J',
    ago: 260,
    name: 'Yuki Tanabe',
    email: 'yuki.tanabe@example.com',
    tour: 'the-road-of-kasbahs',
    dates: '3–8 November',
    adults: 2,
    message: 'Thank you for the plan. We would like to book it as it is.',
    page: '/tours/the-road-of-kasbahs/',
    pageTitle: 'The road of kasbahs',
    status: 'won',
    answeredAfter: 1.5,
    messages: [
      { kind: 'event', byName: 'Fatima-Zahra Benali', text: 'Answered by e-mail, after 1 h 30 min', after: 1.5 },
      { kind: 'event', byName: 'Fatima-Zahra Benali', text: 'Answered → Won', after: 26 },
    ],
  },
  {
    reference: 'K-6NZ4S',
    ago: 410,
    name: 'Ruben de Groot',
    email: 'ruben.degroot@example.net',
    dates: 'July',
    adults: 6,
    message: 'Six of us, in July, by quad bike. What is your best price?',
    page: '/contact/',
    pageTitle: 'Contact',
    status: 'lost',
    answeredAfter: 4,
    messages: [
      { kind: 'note', byName: 'Lahcen Oubana', text: 'No quad bikes with us; told him who has some.', after: 4 },
      { kind: 'event', byName: 'Lahcen Oubana', text: 'Answered → Lost', after: 4.1 },
    ],
  },
  {
    reference: 'K-H2V9X',
    ago: 9,
    name: 'SEO Growth Team',
    email: 'rank@example.com',
    message:
      'Dear owner, we place your website on page one. See http://example.com/a http://example.com/b http://example.com/c',
    page: '/contact/',
    pageTitle: 'Contact',
    status: 'new',
    isSpam: true,
  },
];

/** The demo's reply templates. */
export const demoReplyTemplates = [
  {
    name: 'Places on a departure',
    subject: 'Your enquiry: [tour] ([reference])',
    text: 'Dear [first name],\n\nthank you for your letter. There are [places] places left on [dates], for [price] each. You will find all days at [link].\n\nShall I hold places for you until Sunday? It costs nothing.',
  },
  {
    name: 'Another date',
    subject: 'Your enquiry: [tour] ([reference])',
    text: 'Dear [first name],\n\nthe days you ask for are full, I am sorry to say. We set out on [tour] again a week later, and the moon is better then.\n\nWould that be possible for you?',
  },
  {
    name: 'What to bring',
    subject: 'What to bring on [tour]',
    text: 'Dear [first name],\n\na warm jumper, whatever the season. Blankets, mattresses and mosquito nets are with us; a sleeping bag liner is all that we ask you to bring.',
  },
] as const;

/** Timestamp some hours before another, ISO 8601. */
export function hoursBefore(now: number, hours: number): string {
  return new Date(now - hours * HOUR).toISOString();
}

import type { NeededPage, SiteFacts } from './siteFacts.ts';

/** Host names that are never public: RFC 2606, RFC 6761, RFC 6762. */
const RESERVED = /(?:^|\.)(?:localhost|local|test|invalid|example|internal)$/;
const IP_ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;

/** A step of the checklist. */
export interface FirstStep {
  name: string;
  title: string;
  isDone: boolean;
  /** Whether the launch requires it. */
  isVital: boolean;
  /** State and next action. */
  says: string;
  /** The settings that the step is about. */
  links: readonly { href: string; label: string }[];
}

/** The steps, in the recommended order, without the launch itself. */
export function firstSteps(facts: SiteFacts): FirstStep[] {
  return [who(facts), look(facts), reach(facts), sell(facts), pay(facts), tryOut(facts), pages(facts), address(facts)];
}

/** Steps that the launch requires, and those that can follow later. */
export function leftToDo(steps: readonly FirstStep[]): { vital: FirstStep[]; advised: FirstStep[] } {
  const open = steps.filter(({ isDone }) => !isDone);
  return { vital: open.filter(({ isVital }) => isVital), advised: open.filter(({ isVital }) => !isVital) };
}

function who({ hasContact, hasPlace, isOfDemo, name }: SiteFacts): FirstStep {
  const missing = [
    ...(isOfDemo || !name ? ['your name'] : []),
    ...(hasPlace && !isOfDemo ? [] : ['where you are']),
    ...(hasContact && !isOfDemo ? [] : ['an e-mail address or a telephone number']),
  ];
  return {
    name: 'who',
    title: 'Say who you are',
    isDone: missing.length === 0,
    isVital: true,
    says: missing.length > 0 ? `Missing: ${missing.join(', ')}. Look at the time zone there, too.` : `You are ${name}.`,
    links: [{ href: '/admin/globals/site', label: 'Name, place and time zone' }],
  };
}

function look({ hasOwnLook, header }: SiteFacts): FirstStep {
  const left = [
    ...(hasOwnLook
      ? []
      : [
          'Colours and letters are those that the site came with: choose others, or have them proposed from your logo.',
        ]),
    ...(header?.hasEmblem
      ? [
          'The header shows the emblem that the site came with: press it there, choose your logo, and publish the header.',
        ]
      : []),
  ];
  return {
    name: 'look',
    title: 'Make it look like you',
    isDone: left.length === 0,
    isVital: false,
    says: left.join(' ') || 'Colours, letters and header are yours.',
    links: [
      { href: '/admin/globals/theme', label: 'Colours and letters' },
      { href: header?.href ?? '/admin/collections/templates', label: 'Logo in the header' },
      { href: '/admin/collections/templates', label: 'All templates, such as the footer' },
    ],
  };
}

function reach({ deliversMail, mailArrivedAt }: SiteFacts): FirstStep {
  const says = mailArrivedAt
    ? `A letter has arrived at ${mailArrivedAt}.`
    : deliversMail
      ? 'Send yourself a letter, and press the link in it. Then you know that bookings and enquiries reach you.'
      : 'No mail server is set up, so no letter leaves. An admin sets one up under Services.';
  return {
    name: 'reach',
    title: 'See that letters arrive',
    isDone: mailArrivedAt !== undefined,
    isVital: false,
    says,
    links: [
      { href: '/admin/services', label: 'Mail server' },
      { href: '/admin/globals/mail-settings', label: 'Sender and signature' },
      { href: '/admin/globals/chat', label: 'Chat and its hours' },
    ],
  };
}

function sell({ hasDemo, journeys, journeysOnSale }: SiteFacts): FirstStep {
  const pattern = hasDemo ? ' One of the demo’s serves as a pattern: copy it, or write over it.' : '';
  const says =
    journeysOnSale > 0
      ? `${journeysOnSale === 1 ? 'One tour' : `${journeysOnSale} tours`} of yours can be booked.`
      : journeys > 0
        ? 'Your tours are published, and none has a date that can be booked.'
        : `Publish a tour of your own, with a price and a date. Several come in at once as a CSV file.${pattern}`;
  return {
    name: 'sell',
    title: 'Put a tour on sale',
    isDone: journeysOnSale > 0,
    isVital: false,
    says,
    links: [
      { href: '/admin/collections/tours', label: 'Tours' },
      { href: '/admin/collections/departures', label: 'Dates' },
    ],
  };
}

function pay({ isShopOfDemo, isShopOpen, waysToPay }: SiteFacts): FirstStep {
  const isDone = isShopOpen && !isShopOfDemo && waysToPay.length > 0;
  const says = isShopOfDemo
    ? 'The settings are those of the demo, the bank account too. Write yours.'
    : isDone
      ? `Travellers pay by ${waysToPay.join(', ')}.`
      : isShopOpen
        ? 'Travellers can book, and there is no way to pay yet.'
        : 'Travellers cannot book on the site yet; they can only ask.';
  return {
    name: 'pay',
    title: 'Say how you are paid',
    isDone,
    isVital: false,
    says,
    links: [
      { href: '/admin/globals/shop', label: 'Booking and payment' },
      { href: '/admin/services', label: 'Keys of Stripe and PayPal' },
    ],
  };
}

function tryOut({ hasTestBooking }: SiteFacts): FirstStep {
  return {
    name: 'try',
    title: 'Make a test booking, then cancel it',
    isDone: hasTestBooking,
    isVital: false,
    says: hasTestBooking
      ? 'You have made a booking and cancelled it.'
      : 'Book a tour on your own site, as a traveller does. Then open the order here and cancel it: its places are free again, and nobody has paid.',
    links: [
      { href: '/', label: 'The site' },
      { href: '/admin/collections/orders', label: 'Orders' },
    ],
  };
}

function pages({ neededPages }: SiteFacts): FirstStep {
  const wrong = neededPages.flatMap((page) => faultOf(page) ?? []);
  return {
    name: 'pages',
    title: 'Complete front page, terms and privacy',
    isDone: wrong.length === 0,
    isVital: true,
    says:
      wrong.length > 0
        ? `${wrong.join(' ')} Let somebody who knows the law read terms and privacy.`
        : 'They have no gaps.',
    links: neededPages.flatMap(({ href, subject }) => (href ? [{ href, label: capitalized(subject) }] : [])),
  };
}

function faultOf({ gaps, summaryGaps, href, isOfDemo, isPublished, subject }: NeededPage): string | undefined {
  const page = capitalized(subject);
  if (!href) return `${page}: there is no such page.`;
  if (isOfDemo) return `${page}: still the demo’s.`;
  const [gap, ...more] = new Set(gaps);
  if (gap)
    return `${page}: to fill in ${more.length > 0 ? `are ${more.length + 1} gaps in brackets, first` : 'is'} “${gap}”.`;
  if (summaryGaps[0])
    return `${page}: its summary, under Details (the sliders at the top), is still to fill in: “${summaryGaps[0]}”.`;
  return isPublished ? undefined : `${page}: the page is not published.`;
}

function address({ publicUrl }: SiteFacts): FirstStep {
  const isDone = isPublicAddress(publicUrl);
  return {
    name: 'address',
    title: 'Put it at its own address',
    isDone,
    isVital: true,
    says: isDone
      ? `The site is at ${publicUrl}.`
      : `The site believes that it is at ${publicUrl || 'no address'}. It needs a domain and https. Whoever runs the server sets both up (PUBLIC_URL).`,
    links: [],
  };
}

/** Whether an origin is one that visitors can reach from everywhere: a domain of its own, with https. */
function isPublicAddress(publicUrl: string): boolean {
  if (!URL.canParse(publicUrl)) return false;
  const { hostname, protocol } = new URL(publicUrl);
  return protocol === 'https:' && hostname.includes('.') && !RESERVED.test(hostname) && !IP_ADDRESS.test(hostname);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

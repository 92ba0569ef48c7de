import { listed } from '../../../shared/studioWords/listed.ts';
import { t, tCount } from '../../../shared/studioWords/t.ts';
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
    ...(isOfDemo || !name ? [t('your name')] : []),
    ...(hasPlace && !isOfDemo ? [] : [t('where you are')]),
    ...(hasContact && !isOfDemo ? [] : [t('an e-mail address or a telephone number')]),
  ];
  return {
    name: 'who',
    title: t('Say who you are'),
    isDone: missing.length === 0,
    isVital: true,
    says:
      missing.length > 0
        ? t('Missing: {what}. Look at the time zone there, too.', { what: listed(missing) })
        : t('You are {name}.', { name }),
    links: [{ href: '/admin/globals/site', label: t('Name, place and time zone') }],
  };
}

function look({ hasOwnLook, header }: SiteFacts): FirstStep {
  const left = [
    ...(hasOwnLook
      ? []
      : [
          t(
            'Colours and letters are those that the site came with: choose others, or have them proposed from your logo.',
          ),
        ]),
    ...(header?.hasEmblem
      ? [
          t(
            'The header shows the emblem that the site came with: press it there, choose your logo, and publish the header.',
          ),
        ]
      : []),
  ];
  return {
    name: 'look',
    title: t('Make it look like you'),
    isDone: left.length === 0,
    isVital: false,
    says: left.join(' ') || t('Colours, letters and header are yours.'),
    links: [
      { href: '/admin/globals/theme', label: t('Colours and letters') },
      { href: header?.href ?? '/admin/collections/templates', label: t('Logo in the header') },
      { href: '/admin/collections/templates', label: t('All templates, such as the footer') },
    ],
  };
}

function reach({ deliversMail, mailArrivedAt }: SiteFacts): FirstStep {
  const says = mailArrivedAt
    ? t('A letter has arrived at {address}.', { address: mailArrivedAt })
    : deliversMail
      ? t('Send yourself a letter, and press the link in it. Then you know that bookings and enquiries reach you.')
      : t('No mail server is set up, so no letter leaves. An admin sets one up under Services.');
  return {
    name: 'reach',
    title: t('See that letters arrive'),
    isDone: mailArrivedAt !== undefined,
    isVital: false,
    says,
    links: [
      { href: '/admin/services', label: t('Mail server') },
      { href: '/admin/globals/mail-settings', label: t('Sender and signature') },
      { href: '/admin/globals/chat', label: t('Chat and its hours') },
    ],
  };
}

function sell({ hasDemo, journeys, journeysOnSale }: SiteFacts): FirstStep {
  const pattern = hasDemo ? ` ${t('One of the demo’s serves as a pattern: copy it, or write over it.')}` : '';
  const says =
    journeysOnSale > 0
      ? tCount('One tour of yours can be booked.', '{count} tours of yours can be booked.', journeysOnSale)
      : journeys > 0
        ? t('Your tours are published, and none has a date that can be booked.')
        : t('Publish a tour of your own, with a price and a date. Several come in at once as a CSV file.') + pattern;
  return {
    name: 'sell',
    title: t('Put a tour on sale'),
    isDone: journeysOnSale > 0,
    isVital: false,
    says,
    links: [
      { href: '/admin/collections/tours', label: t('Tours') },
      { href: '/admin/collections/departures', label: t('Dates') },
    ],
  };
}

function pay({ isShopOfDemo, isShopOpen, waysToPay }: SiteFacts): FirstStep {
  const isDone = isShopOpen && !isShopOfDemo && waysToPay.length > 0;
  const says = isShopOfDemo
    ? t('The settings are those of the demo, the bank account too. Write yours.')
    : isDone
      ? t('Travellers pay by {ways}.', { ways: listed(waysToPay.map((way) => t(way))) })
      : isShopOpen
        ? t('Travellers can book, and there is no way to pay yet.')
        : t('Travellers cannot book on the site yet; they can only ask.');
  return {
    name: 'pay',
    title: t('Say how you are paid'),
    isDone,
    isVital: false,
    says,
    links: [
      { href: '/admin/globals/shop', label: t('Booking and payment') },
      { href: '/admin/services', label: t('Keys of Stripe and PayPal') },
    ],
  };
}

function tryOut({ hasTestBooking }: SiteFacts): FirstStep {
  return {
    name: 'try',
    title: t('Make a test booking, then cancel it'),
    isDone: hasTestBooking,
    isVital: false,
    says: hasTestBooking
      ? t('You have made a booking and cancelled it.')
      : t(
          'Book a tour on your own site, as a traveller does. Then open the order here and cancel it: its places are free again, and nobody has paid.',
        ),
    links: [
      { href: '/', label: t('The site') },
      { href: '/admin/collections/orders', label: t('Orders') },
    ],
  };
}

function pages({ neededPages }: SiteFacts): FirstStep {
  const wrong = neededPages.flatMap((page) => faultOf(page) ?? []);
  return {
    name: 'pages',
    title: t('Complete front page, terms and privacy'),
    isDone: wrong.length === 0,
    isVital: true,
    says:
      wrong.length > 0
        ? `${wrong.join(' ')} ${t('Let somebody who knows the law read terms and privacy.')}`
        : t('They have no gaps.'),
    links: neededPages.flatMap(({ href, subject }) => (href ? [{ href, label: capitalized(t(subject)) }] : [])),
  };
}

function faultOf({ gaps, summaryGaps, href, isOfDemo, isPublished, subject }: NeededPage): string | undefined {
  const page = capitalized(t(subject));
  if (!href) return t('{page}: there is no such page.', { page });
  if (isOfDemo) return t('{page}: still the demo’s.', { page });
  const [gap, ...more] = new Set(gaps);
  if (gap)
    return tCount(
      '{page}: to fill in is “{gap}”.',
      '{page}: to fill in are {count} gaps in brackets, first “{gap}”.',
      more.length + 1,
      { page, gap },
    );
  if (summaryGaps[0])
    return t('{page}: its summary, under Details (the sliders at the top), is still to fill in: “{gap}”.', {
      page,
      gap: summaryGaps[0],
    });
  return isPublished ? undefined : t('{page}: the page is not published.', { page });
}

function address({ publicUrl }: SiteFacts): FirstStep {
  const isDone = isPublicAddress(publicUrl);
  return {
    name: 'address',
    title: t('Put it at its own address'),
    isDone,
    isVital: true,
    says: isDone
      ? t('The site is at {url}.', { url: publicUrl })
      : t(
          'The site believes that it is at {url}. It needs a domain and https. Whoever runs the server sets both up (PUBLIC_URL).',
          { url: publicUrl || t('no address') },
        ),
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

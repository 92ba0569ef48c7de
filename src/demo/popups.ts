import type { Popup } from '../cms/payload-types.ts';
import { block, container, text, toAddress } from './blocks.ts';
import type { DocumentRef } from './menus.ts';

/** A popup of the demo. */
export type DemoPopup = Pick<Popup, 'title' | 'layout'> & Partial<Popup>;

/** A popup opened by links, with its key and its fallback page without script. */
interface LinkedPopup {
  popup: DemoPopup;
  fallback: string;
}

const DAY = 86_400_000;

/** Popups opened by links in texts. */
export const linkedPopups: Readonly<Record<string, LinkedPopup>> = {
  'packing-list': {
    fallback: '/field-notes/what-to-pack/',
    popup: {
      title: 'The bag, in ten lines',
      width: 520,
      entrance_animation: 'fadeInUp',
      exit_animation: 'fadeInUp',
      entrance_animation_duration: { size: 0.3 },
      layout: [
        block('heading', { eyebrow: 'For the dunes', text: 'The bag, in ten lines', level: 'h2', size: 'l' }),
        block('icon-list', {
          items: [
            'One soft bag of up to 15 kg, and a day rucksack',
            'Three light shirts with long sleeves',
            'Two pairs of loose trousers',
            'A warm jumper and a windproof jacket',
            'A cotton scarf of three metres; Zagora sells them',
            'Walking shoes you have worn for a month',
            'Sandals with a strap at the heel',
            'A head torch, and a liner for the sleeping bag',
            'Sun cream, lip balm, sunglasses that fit closely',
            'Your medicines, in their boxes',
          ].map((words) => ({ icon: 'check' as const, text: words })),
        }),
        block('button', {
          label: 'The whole list, with reasons',
          link: toAddress('/field-notes/what-to-pack/'),
          look: 'text',
        }),
      ],
    },
  },
  'way-in': {
    fallback: '/about/',
    popup: {
      title: 'The way to our door',
      width: 520,
      entrance_animation: 'fadeIn',
      exit_animation: 'fadeIn',
      entrance_animation_duration: { size: 0.25 },
      layout: [
        block('heading', { text: 'The way to our door', level: 'h2', size: 'l' }),
        block('icon-list', {
          arrangement: 'ledger',
          items: [
            ['1', 'Ask the taxi for Bab Doukkala, and get out at the gate.', '20 dirhams by day'],
            ['2', 'Go in, keep the mosque on your right, and pass the orange sellers.', '4 minutes'],
            ['3', 'The second lane on the left is ours. It has a lamp and, usually, a cat.', '1 minute'],
            ['4', 'Number 14, a green door. Knock twice; once is the neighbour.', ''],
          ].map(([lead = '', words = '', note = '']) => ({ icon: 'none' as const, lead, text: words, note })),
        }),
        block('rich-text', { content: text('Lost? Ring +212 524 000 142 and stay where you are.') }),
      ],
    },
  },
};

interface PopupParts {
  /** Documents by path, terms by the path of their archive. */
  refs: ReadonlyMap<string, DocumentRef>;
  /** Time of seeding, epoch ms. */
  now: number;
}

type Condition = NonNullable<Popup['conditions']>[number];

/** Automatic popups: rare, late, and never over the content. */
export function demoPopups({ now, refs }: PopupParts): DemoPopup[] {
  const find = (...paths: string[]): DocumentRef[] => paths.flatMap((path) => refs.get(path) ?? []);
  return [welcome(find('/contact/', '/privacy/')), packingGuide(find('/category/journeys/')), season(now), letters()];
}

/** Small note in a corner for visitors of several pages, once. */
function welcome(without: DocumentRef[]): DemoPopup {
  return {
    title: 'Rather ask than read?',
    width: 340,
    position: 'bottom-start',
    overlay: false,
    entrance_animation: 'fadeInUp',
    exit_animation: 'fadeInUp',
    entrance_animation_duration: { size: 0.4 },
    // It is small, covers nothing and needs no response: it must not take focus.
    a11y_navigation: false,
    avoid_multiple_popups: true,
    conditions: [
      { rule: 'include', of: 'site' },
      { rule: 'exclude', of: 'documents', documents: without as Condition['documents'] & object },
    ],
    triggers: { page_load: { enabled: true, delay: 6 } },
    timing: {
      page_views: { enabled: true, views: 3 },
      times: { enabled: true, times_times: 1, times_period: 'ever', times_count: true },
    },
    layout: [
      block('heading', { text: 'Rather ask than read?', level: 'h2', size: 's' }),
      block('rich-text', {
        content: text(
          'Tell Fatima-Zahra your month and how far you like to walk. She answers within one working day, and says so when a journey is not for you.',
        ),
      }),
      container({ direction: 'row', gap: '4', align: 'center' }, [
        block('button', { label: 'Write to her', link: toAddress('/contact/') }),
        block('button', {
          label: 'No, thank you',
          link: { kind: 'action', action: 'popup:close', doNotShowAgain: true },
          look: 'text',
        }),
      ]),
    ],
  };
}

/** Packing guide on exit intent on a tour's page, once a week. */
function packingGuide(journeys: DocumentRef[]): DemoPopup {
  return {
    title: 'Before you go: the packing guide',
    width: 560,
    entrance_animation: 'fadeInDown',
    exit_animation: 'fadeInDown',
    entrance_animation_duration: { size: 0.35 },
    conditions: [
      { rule: 'include', of: 'terms', terms: journeys as Condition['terms'] & object },
      { rule: 'include', of: 'kinds', kinds: ['front'] },
    ],
    triggers: { exit_intent: { enabled: true } },
    timing: {
      times: { enabled: true, times_times: 1, times_period: 'week', times_count: true },
      logged_in: { enabled: true, users: 'all', roles: [] },
    },
    layout: [
      block('heading', { eyebrow: 'Before you go', text: 'One soft bag, and *a long scarf*', level: 'h2', size: 'l' }),
      block('rich-text', {
        content: text(
          'Our drivers have written down what earns its place in the bag, what we lend you, and what should stay at home. It is worth reading even if you travel with somebody else.',
        ),
      }),
      container({ direction: 'row', gap: '4', align: 'center' }, [
        block('button', { label: 'Read the packing guide', link: toAddress('/field-notes/what-to-pack/') }),
        block('button', {
          label: 'Not now',
          link: { kind: 'action', action: 'popup:close' },
          look: 'text',
        }),
      ]),
    ],
  };
}

/** Newsletter popup after several pages and most of the article, once a month. It does not cover the text. */
function letters(): DemoPopup {
  return {
    title: 'Letters from the road',
    width: 400,
    position: 'bottom-end',
    overlay: false,
    entrance_animation: 'fadeInUp',
    exit_animation: 'fadeInUp',
    entrance_animation_duration: { size: 0.4 },
    a11y_navigation: false,
    avoid_multiple_popups: true,
    conditions: [{ rule: 'include', of: 'kinds', kinds: ['article'] }],
    triggers: {
      scrolling: { enabled: true, direction: 'down', offset: 75 },
      page_load: { enabled: true, delay: 90 },
    },
    timing: {
      page_views: { enabled: true, views: 4 },
      times: { enabled: true, times_times: 1, times_period: 'month', times_count: true },
    },
    layout: [
      block('subscribe-form', {
        title: 'You read *to the end*',
        level: 'h2',
        text: 'Then you may like our letters. Salma writes six a year, from wherever the groups are walking.',
        buttonLabel: 'Write to me',
        consentText:
          'New journeys, dates with places left, and stories. You say yes by a button in a mail, and leave with one click.',
        look: 'stacked',
      }),
    ],
  };
}

/** Slim bar at the lower edge: from last week for three months in the site's time zone, until dismissed. */
function season(now: number): DemoPopup {
  const day = (days: number) => new Date(now + days * DAY).toISOString().slice(0, 10);
  return {
    title: 'The coming season is open',
    width: 1200,
    position: 'bottom-center',
    overlay: false,
    entrance_animation: 'slideInUp',
    exit_animation: 'slideInUp',
    entrance_animation_duration: { size: 0.4 },
    a11y_navigation: false,
    avoid_multiple_popups: true,
    conditions: [{ rule: 'include', of: 'kinds', kinds: ['front', 'archive'] }],
    triggers: {
      page_load: { enabled: true, delay: 20 },
      scrolling: { enabled: true, direction: 'down', offset: 20 },
    },
    timing: {
      times: { enabled: true, times_times: 1, times_period: 'month', times_count: false },
      schedule: {
        enabled: true,
        schedule_timezone: 'site',
        schedule_start_date: `${day(-7)} 09:00`,
        schedule_end_date: `${day(92)} 18:00`,
      },
    },
    layout: [
      container({ direction: 'row', gap: '3', align: 'center', justify: 'between' }, [
        block('rich-text', {
          content: text('The coming season is open: fifteen journeys, small groups.'),
        }),
        block('button', { label: 'See the journeys', link: toAddress('/tours/'), look: 'text' }),
      ]),
    ],
  };
}

import { SAMPLE_FORMS } from '../../render/samples/forms.ts';
import type { Layout } from '../../render/types.ts';
import { block, container, text, toAddress } from '../blocks.ts';
import type { DemoTemplate } from '../demoTemplate.ts';
import { tourArchiveTemplate } from '../finder.ts';
import type { DemoForm } from '../forms.ts';
import { articleTemplate, headerTemplate, pageTemplate } from '../templates.ts';
import { tourTemplate } from '../tourTemplate.ts';

/** Initial front page of a site, with texts that ask its owner to fill them in. */
export const SMALL_FRONT = {
  path: '/',
  title: 'Our journeys',
  excerpt: '[To fill in: what you offer and where, in one or two sentences]',
};

/** The forms, with the title of the sample form whose fields each copies. */
const FORMS = [
  { from: 'Contact', title: 'Write to us' },
  { from: 'Tour enquiry', title: 'Ask about a journey' },
] as const;

/** What the sample forms say of the demo’s operator, by the name of the field, said for any. */
const PLAIN_FIELDS: Readonly<Record<string, object>> = {
  booking: { placeholder: '' },
  message: { help: 'Your dates, how many you are, and what matters to you.' },
};

/** Links of the menu. */
export const SMALL_MENU = {
  title: 'Main menu',
  items: [
    { label: 'Journeys', kind: 'address', address: '/tours/' },
    { label: 'Contact', kind: 'address', address: '/contact/' },
  ],
} as const;

/**
 * Links of the footer.
 * @param terms path of the page of terms
 */
export function smallFooterMenu(terms: string) {
  return {
    title: 'Below every page',
    items: [
      { label: 'Journeys', kind: 'address', address: '/tours/' },
      { label: 'Contact', kind: 'address', address: '/contact/' },
      { label: 'Booking terms', kind: 'address', address: terms },
      { label: 'Privacy', kind: 'address', address: '/privacy/' },
    ],
  } as const;
}

/** A contact form and a tour enquiry form, without texts of the demo. */
export function smallForms(): DemoForm[] {
  return FORMS.flatMap(({ from, title }) => {
    const sample = SAMPLE_FORMS.find((form) => form.title === from);
    if (!sample) return [];
    const { createdAt: _created, id: _id, updatedAt: _updated, after: _after, mail, ...form } = sample;
    const layout = form.layout?.map((field) => ({ ...field, ...PLAIN_FIELDS['name' in field ? `${field.name}` : ''] }));
    return { ...form, layout, title, submitLabel: 'Send', mail: { subject: mail?.subject, reply: true } };
  });
}

/**
 * Entries of a menu of the demo that stays in a header or footer of its operator.
 * @param title of the menu
 * @param terms path of the page of terms
 */
export function itemsInPlace(title: string, terms: string) {
  if (title === SMALL_MENU.title) return SMALL_MENU.items;
  if (title !== 'Contact and account') return smallFooterMenu(terms).items;
  const account = { label: 'Your journeys', kind: 'address', address: '/your-journeys/' } as const;
  return [SMALL_MENU.items[1], account] as const;
}

/** The layout of the front page. */
export function smallFront(): NonNullable<Layout> {
  return [
    container({ tag: 'section', gap: '5', advanced: { paddingStart: '7', paddingEnd: '7' } }, [
      block('heading', {
        text: '[To fill in: what you offer and where, in one line]',
        level: 'h1',
      }),
      block('rich-text', {
        lead: true,
        content: text('[To fill in: who you are, and what travelling with you is like, in two or three sentences]'),
      }),
      container({ direction: 'row', gap: '4' }, [
        block('button', { label: 'See the journeys', link: toAddress('/tours/') }),
        block('button', { label: 'Write to us', link: toAddress('/contact/'), look: 'text' }),
      ]),
    ]),
    container({ tag: 'section', gap: '6', advanced: { paddingStart: '6', paddingEnd: '8' } }, [
      block('heading', { text: 'Our journeys', level: 'h2' }),
      // An empty listing shows nothing, so these words have to be true without journeys, too.
      block('rich-text', {
        content: text('Each journey has its dates and prices. If you do not find yours here, write to us.'),
      }),
      block('listing', {
        source: 'query',
        kind: 'tours',
        order: 'newest',
        pageSize: 6,
        pagination: 'none',
        view: 'grid',
        columns: 3,
        showCount: false,
      }),
    ]),
  ];
}

/**
 * Templates of a small site.
 * @param menus ids of the menus of header and footer
 * @param tourForm id of the form on pages of tours
 */
export function smallTemplates(menus: { main: number; footer: number }, tourForm: number): DemoTemplate[] {
  return [
    headerTemplate([
      block('menu', { menu: menus.main, arrangement: 'row', foldOnMobile: true }),
      block('search-link', { look: 'icon' }),
      block('mini-cart', { look: 'icon' }),
    ]),
    {
      title: 'Footer',
      kind: 'footer',
      layout: [
        container({ backgroundColour: 'ink', gap: '6', advanced: { paddingStart: '7', paddingEnd: '6' } }, [
          block('menu', { menu: menus.footer, arrangement: 'row', foldOnMobile: false }),
        ]),
      ],
    },
    articleTemplate(),
    pageTemplate(),
    tourTemplate(tourForm),
    tourArchiveTemplate('All'),
  ];
}

import type { Layout } from '../render/types.ts';
import { block, container, text, toAddress } from './blocks.ts';
import type { DemoTemplate } from './demoTemplate.ts';
import { tourArchiveTemplate } from './finder.ts';
import { tourTemplate } from './tourTemplate.ts';

interface TemplateParts {
  /** Menu ids by title. */
  menus: ReadonlyMap<string, number>;
  /** Form ids by title. */
  forms: ReadonlyMap<string, number>;
  /** Whether visitors can choose a language, in the footer. */
  hasLanguages?: boolean;
}

/** Templates of the demo's documents. */
export function demoTemplates({ forms, hasLanguages = false, menus }: TemplateParts): DemoTemplate[] {
  const menu = (title: string): number => menus.get(title) ?? 0;
  return [
    header(menu),
    footer(menu, hasLanguages),
    articleTemplate(),
    pageTemplate(),
    tourTemplate(forms.get('Tour enquiry') ?? 0),
    tourArchiveTemplate(),
    archive(),
    search(),
    notFound(),
  ];
}

function header(menu: (title: string) => number): DemoTemplate {
  return headerTemplate([
    block('menu', {
      menu: menu('Main menu'),
      arrangement: 'row',
      foldOnMobile: true,
      foot: [
        block('menu', { menu: menu('Contact and account'), arrangement: 'column' }),
        block('button', { label: 'Plan a journey', link: toAddress('/contact/') }),
      ],
    }),
    block('search-link', { look: 'icon' }),
    block('mini-cart', { look: 'icon' }),
    block('button', { label: 'Plan a journey', link: toAddress('/contact/'), advanced: { hideOn: ['mobile'] } }),
  ]);
}

/** Template of the header: the logo, and at the other end of the row the given blocks, which the checkout omits. */
export function headerTemplate(end: NonNullable<Layout>): DemoTemplate {
  return {
    title: 'Header',
    kind: 'header',
    sticky: true,
    layout: [
      container(
        {
          direction: 'row',
          justify: 'between',
          align: 'center',
          gap: '3',
          advanced: { paddingStart: '4', paddingEnd: '4' },
        },
        [
          block('site-logo', {}),
          container({ direction: 'row', align: 'center', gap: '3', width: 'full', hideOnCheckout: true }, end),
        ],
      ),
    ],
  };
}

function footer(menu: (title: string) => number, hasLanguages: boolean): DemoTemplate {
  const links = (title: string) => block('menu', { menu: menu(title), arrangement: 'column', showTitle: true });
  return {
    title: 'Footer',
    kind: 'footer',
    layout: [
      container({ backgroundColour: 'ink', gap: '7', advanced: { paddingStart: '8', paddingEnd: '6' } }, [
        container({ direction: 'grid', grid: '1-1', align: 'end', gap: '6', hideOnCheckout: true }, [
          block('heading', { text: 'Come as a *guest.*', level: 'p', size: 'display' }),
          // The form is on a page of its own: here it would take bandwidth from the first screen.
          block('button', { label: 'Get our six letters a year', look: 'outline', link: toAddress('/letters/') }),
        ]),
        container({ direction: 'grid', grid: '1-1-1-1', gap: '6' }, [
          container({ gap: '3' }, [
            block('heading', { text: 'Khettara', level: 'p', size: 'm' }),
            block('icon-list', {
              items: [
                { icon: 'map-pin', text: '14 Derb el Ferrane, Marrakech medina' },
                { icon: 'phone', text: '+212 524 000 142', link: toAddress('tel:+212524000142') },
                { icon: 'mail', text: 'hello@khettara.example', link: toAddress('mailto:hello@khettara.example') },
              ],
            }),
          ]),
          container({ hideOnCheckout: true }, [links('Journeys')]),
          container({ hideOnCheckout: true }, [links('Good to know')]),
          links('Khettara'),
        ]),
        block('divider', { look: 'zellige' }),
        block('rich-text', {
          content: text('Khettara is a licensed travel agency in Marrakech. From snow to sand, since 2011.'),
        }),
        ...(hasLanguages ? [block('language-switcher', {})] : []),
      ]),
    ],
  };
}

/** Template of articles. */
export function articleTemplate(): DemoTemplate {
  return {
    title: 'Article',
    kind: 'article',
    layout: [
      container({ gap: '6', advanced: { paddingStart: '6' } }, [
        block('breadcrumbs', { showCurrent: false }),
        block('document-title', {}),
        block('document-meta', {}),
        block('share-box', { place: 'top' }),
        block('document-image', {}),
      ]),
      container({ direction: 'grid', grid: 'sidebar', gap: '6', advanced: { paddingStart: '6', paddingEnd: '8' } }, [
        container({ tag: 'aside' }, [block('table-of-contents', { variant: 'sidebar', sticky: true })]),
        container({ tag: 'article', gap: '6' }, [
          block('document-content', {}),
          block('share-box', { place: 'bottom' }),
        ]),
      ]),
      container(
        { backgroundColour: 'sand', gap: '6', tag: 'section', advanced: { paddingStart: '7', paddingEnd: '8' } },
        [
          block('heading', { text: 'Read on', level: 'h2', size: 'xl' }),
          block('posts', { source: 'query', limit: 3, columns: 3, showExcerpt: false, showCategory: false }),
        ],
      ),
    ],
  };
}

/** Template of pages. */
export function pageTemplate(): DemoTemplate {
  return {
    title: 'Page',
    kind: 'page',
    layout: [
      container(
        { direction: 'grid', grid: '2-1', align: 'end', gap: '6', advanced: { paddingStart: '6', paddingEnd: '6' } },
        [
          container({ gap: '5' }, [block('breadcrumbs', { showCurrent: false }), block('document-title', {})]),
          block('document-image', { advanced: { hideOn: ['mobile'] } }),
        ],
      ),
      container({ advanced: { paddingStart: '5', paddingEnd: '8' } }, [block('document-content', {})]),
    ],
  };
}

function archive(): DemoTemplate {
  return {
    title: 'Archive',
    kind: 'archive',
    layout: [
      container({ gap: '6', advanced: { paddingStart: '6', paddingEnd: '8' } }, [
        block('breadcrumbs', { showCurrent: false }),
        block('document-title', {}),
        block('posts', {
          source: 'current',
          view: 'grid',
          columns: 3,
          pagination: 'numbers',
          cardLevel: 'h2',
          showDate: true,
        }),
      ]),
    ],
  };
}

function search(): DemoTemplate {
  return {
    title: 'Search results',
    kind: 'search',
    layout: [
      container({ gap: '6', advanced: { paddingStart: '7', paddingEnd: '8' } }, [
        block('document-title', {}),
        block('search-form', {}),
        block('search-results', {
          hasCompare: true,
          help: [
            block('rich-text', {
              content: text(
                'Try a place, such as Merzouga or Fes, or a month. Or write to us: much of what we do is not on these pages.',
              ),
            }),
            block('button', { label: 'Write to us', look: 'outline', link: toAddress('/contact/') }),
            block('posts', { source: 'query', limit: 3, columns: 3, showExcerpt: false, cardLevel: 'h2' }),
          ],
        }),
      ]),
    ],
  };
}

function notFound(): DemoTemplate {
  return {
    title: 'Page not found',
    kind: 'not-found',
    layout: [
      container({ gap: '6', advanced: { paddingStart: '8', paddingEnd: '8' } }, [
        block('heading', {
          text: 'This track *ends in sand*',
          eyebrow: 'Page not found',
          level: 'h1',
          size: 'display',
        }),
        block('rich-text', {
          lead: true,
          content: text(
            'The page you asked for has moved or never was. Lahcen would climb the nearest dune and look again; here is a search box, and three roads that do lead somewhere.',
          ),
        }),
        block('search-form', {}),
        block('posts', { source: 'query', limit: 3, columns: 3, cardLevel: 'h2', advanced: { marginStart: '6' } }),
      ]),
    ],
  };
}

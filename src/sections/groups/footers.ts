import { msg } from '../../shared/studioWords/t.ts';
import { block, column, grid, row, section, to } from '../blocks.ts';
import { sample, samplePassage } from '../sample.ts';
import type { SectionData } from '../section.ts';

/** Footers belong to templates, below every page. */
const IN_TEMPLATES = { group: 'Footer', onlyIn: ['templates'] } as const;

function links(title: string, entries: readonly (readonly [label: string, address: string])[]) {
  return column(
    [
      block('heading', { text: title, level: 'p', size: 's' }),
      block('icon-list', {
        items: entries.map(([text, address]) => ({ icon: 'none', text, link: to(address) })),
      }),
    ],
    { gap: '3' },
  );
}

export const footers: readonly SectionData[] = [
  {
    ...IN_TEMPLATES,
    id: 'footer-columns',
    label: msg('Footer in columns'),
    words: 'bottom links address pied de page تذييل',
    blocks: [
      section(
        'Footer',
        [
          grid('1-1-1-1', [
            column(
              [
                block('site-logo', {}),
                block('rich-text', { content: samplePassage('Your licence, your address, in one line each.') }),
              ],
              { gap: '3' },
            ),
            links('Travel', [
              ['All journeys', '/tours/'],
              ['Articles', '/articles/'],
            ]),
            links('Us', [
              ['About us', '/about/'],
              ['Write to us', '/contact/'],
            ]),
            links('Small print', [
              ['Terms', '/booking-terms/'],
              ['Privacy', '/privacy/'],
            ]),
          ]),
        ],
        { tag: 'div', backgroundColour: 'ink', hideOnCheckout: true, advanced: { paddingStart: '7', paddingEnd: '6' } },
      ),
    ],
  },
  {
    ...IN_TEMPLATES,
    id: 'footer-line',
    label: msg('Footer in one line'),
    words: 'bottom slim small pied de page simple تذييل بسيط',
    blocks: [
      section(
        'Footer',
        [
          row(
            [
              block('site-logo', {}),
              block('heading', { text: sample('Your licence and address'), level: 'p', size: 's' }),
            ],
            {
              justify: 'between',
            },
          ),
        ],
        { tag: 'div', lines: 'block', advanced: { paddingStart: '5', paddingEnd: '5' } },
      ),
    ],
  },
];

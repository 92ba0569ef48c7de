import { msg } from '../../shared/studioWords/t.ts';
import { block, pair, section, to } from '../blocks.ts';
import { sample } from '../sample.ts';
import type { SectionData } from '../section.ts';

const PLANS = [
  ['With others', 'In a small group, on fixed dates', false],
  ['By yourselves', 'On your own dates, at your pace', true],
  ['As a family', 'With shorter days, for children too', false],
] as const;

export const prices: readonly SectionData[] = [
  {
    id: 'prices-plans',
    label: msg('Three ways to travel'),
    group: 'Prices',
    words: 'pricing table plans packages compare tarifs formules أسعار باقات',
    blocks: [
      section('Three ways to travel', [
        block('heading', { text: sample('Three ways to travel with you'), level: 'h2' }),
        block('price-table', {
          plans: PLANS.map(([title, text, isMain]) => ({
            title: sample(title),
            text: sample(text),
            period: 'a person',
            features: [
              { text: sample('What everybody gets'), sign: 'yes' },
              { text: sample('What only some get'), sign: isMain ? 'yes' : 'no' },
            ],
            isMain,
            buttonLabel: 'Ask for dates',
            link: to('/contact/'),
          })),
        }),
      ]),
    ],
  },
  {
    id: 'prices-list',
    label: msg('Prices in a list'),
    group: 'Prices',
    words: 'rates extras menu tarifs liste أسعار قائمة',
    blocks: [
      pair(
        'Price list',
        '1-2',
        [
          block('heading', { text: 'Prices', level: 'h2' }),
          block('price-list', {
            items: ['A day with a guide', 'A night with a family', 'A seat in the car'].map((title) => ({
              title: sample(title),
              price: sample('€…'),
              text: sample('What it is, in a few words.'),
            })),
          }),
        ],
        { align: 'start', backgroundColour: 'sand' },
      ),
    ],
  },
  {
    id: 'prices-offer',
    label: msg('An offer with an end'),
    group: 'Prices',
    words: 'promotion discount early bird season sale promo réduction عرض خصم',
    blocks: [
      section('An offer with an end', [
        block('call-to-action', {
          title: sample('What is offered, and until when'),
          text: sample('For which journeys it holds, and what travellers have to do.'),
          level: 'h2',
          ribbon: sample('Until the end of …'),
          buttonLabel: 'See the journeys',
          link: to('/tours/'),
          colour: 'brand',
          minHeight: 320,
        }),
      ]),
    ],
  },
];

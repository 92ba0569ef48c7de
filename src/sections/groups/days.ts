import { msg } from '../../shared/studioWords/t.ts';
import { block, pair, section } from '../blocks.ts';
import { sample, samplePassage } from '../sample.ts';
import type { SectionData } from '../section.ts';

const DAYS = ['Where the journey begins', 'The day on the road', 'The day that everybody remembers'];

export const days: readonly SectionData[] = [
  {
    id: 'days-timeline',
    label: msg('Day by day'),
    group: 'Days',
    words: 'itinerary timeline programme route jour par jour itinéraire برنامج يوم',
    blocks: [
      section('Day by day', [
        block('heading', { text: 'Day by day', level: 'h2' }),
        block('timeline', {
          sign: 'number',
          items: DAYS.map((title, index) => ({
            label: `Day ${index + 1}`,
            title: sample(title),
            text: sample('What travellers do, how far it is, where they sleep.'),
          })),
        }),
      ]),
    ],
  },
  {
    id: 'days-fold',
    label: msg('Days that fold'),
    group: 'Days',
    words: 'itinerary accordion programme collapse jours pliés أيام',
    blocks: [
      pair(
        'Days that fold',
        '1-2',
        [
          block('heading', { text: 'The days', level: 'h2' }),
          block('accordion', {
            size: 'l',
            items: DAYS.map((title, index) => ({
              title: sample(`Day ${index + 1}: ${title.toLowerCase()}`),
              blocks: [
                block('rich-text', { content: samplePassage('What travellers do, how far it is, where they sleep.') }),
              ],
            })),
          }),
        ],
        { align: 'start' },
      ),
    ],
  },
];

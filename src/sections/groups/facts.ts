import { msg } from '../../shared/studioWords/t.ts';
import { block, column, grid, pair, section } from '../blocks.ts';
import { sample } from '../sample.ts';
import type { SectionData } from '../section.ts';

const NUMBERS = [
  [12, 'years on these roads'],
  [8, 'travellers at most'],
  [15, 'journeys'],
  [40, 'families we stay with'],
] as const;

const FACTS = [
  ['Group', 'two to eight travellers'],
  ['Nights', 'where they are spent'],
  ['On foot', 'hours on the longest day'],
  ['Best months', 'when you would go yourself'],
] as const;

export const facts: readonly SectionData[] = [
  {
    id: 'facts-numbers',
    label: msg('Numbers'),
    group: 'Facts',
    words: 'statistics counters figures chiffres clés أرقام',
    blocks: [
      section(
        'Numbers',
        [
          grid(
            '1-1-1-1',
            NUMBERS.map(([number, title]) => block('counter', { number, title: sample(title), look: 'ruled' })),
          ),
        ],
        { backgroundColour: 'brand', pattern: 'zellige', advanced: { paddingStart: '7', paddingEnd: '7' } },
      ),
    ],
  },
  {
    id: 'facts-ledger',
    label: msg('Facts at a glance'),
    group: 'Facts',
    words: 'details overview key information table en bref معلومات',
    blocks: [
      pair(
        'Facts at a glance',
        '1-2',
        [
          block('heading', { text: 'At a glance', level: 'h2' }),
          block('icon-list', {
            arrangement: 'ledger',
            items: FACTS.map(([lead, text]) => ({ icon: 'none', lead, text: sample(text) })),
          }),
        ],
        { align: 'start' },
      ),
    ],
  },
  {
    id: 'facts-included',
    label: msg('Included, not included'),
    group: 'Facts',
    words: 'included excluded checklist what is in the price inclus non compris مشمول غير مشمول',
    blocks: [
      pair(
        'Included, not included',
        '1-1',
        [
          included('Included', 'check', [
            'Nights and meals that you provide',
            'Guides and transport',
            'What else is in it',
          ]),
          included('Not included', 'x', ['Flights', 'Travel insurance', 'What travellers pay themselves']),
        ],
        { align: 'start', backgroundColour: 'sand' },
      ),
    ],
  },
];

function included(title: string, icon: 'check' | 'x', items: readonly string[]) {
  return column([
    block('heading', { text: title, level: 'h2', size: 'l' }),
    block('icon-list', { items: items.map((text) => ({ icon, text: sample(text) })) }),
  ]);
}

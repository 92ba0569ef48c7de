import { msg } from '../../shared/studioWords/t.ts';
import { block, row, section, to } from '../blocks.ts';
import { sample } from '../sample.ts';
import type { SectionData } from '../section.ts';

function head(text: string) {
  return row(
    [
      block('heading', { text, level: 'h2' }),
      block('button', { label: 'All journeys', link: to('/tours/'), look: 'text' }),
    ],
    { justify: 'between', align: 'end', gap: '5' },
  );
}

export const journeys: readonly SectionData[] = [
  {
    id: 'journeys-three',
    label: msg('Three tours'),
    group: 'Tours',
    words: 'tours trips cards latest voyages circuits trois رحلات',
    blocks: [
      section('Three journeys', [
        head('Journeys for the months ahead'),
        block('listing', { kind: 'tours', pageSize: 3, columns: 3, pagination: 'none', showCount: false }),
      ]),
    ],
  },
  {
    id: 'journeys-all',
    label: msg('All tours'),
    group: 'Tours',
    words: 'tours trips grid catalogue list tous voyages catalogue كل الرحلات',
    blocks: [
      section('All journeys', [
        block('heading', { text: 'All journeys', level: 'h2' }),
        block('listing', { kind: 'tours', pageSize: 9, columns: 3, pagination: 'loadMore' }),
      ]),
    ],
  },
  {
    id: 'journeys-ledger',
    label: msg('Tours as a list'),
    group: 'Tours',
    words: 'tours table rows prices days liste tarifs قائمة رحلات',
    blocks: [
      section(
        'Journeys as a list',
        [
          head(sample('Your journeys, from short to long')),
          block('icon-list', {
            arrangement: 'ledger',
            items: ['Name of a short journey', 'Name of a longer journey', 'Name of your longest journey'].map(
              (text, index) => ({
                icon: 'none',
                lead: `${3 + index * 4} days`,
                text: sample(text),
                note: sample('from €…'),
                link: to('/tours/'),
              }),
            ),
          }),
        ],
        { backgroundColour: 'sand' },
      ),
    ],
  },
];

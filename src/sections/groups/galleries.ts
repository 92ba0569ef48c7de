import { msg } from '../../shared/studioWords/t.ts';
import { block, grid, picture, section } from '../blocks.ts';
import { sample } from '../sample.ts';
import type { SectionData } from '../section.ts';

export const galleries: readonly SectionData[] = [
  {
    id: 'gallery-three',
    label: msg('Three pictures'),
    group: 'Gallery',
    words: 'photos images grid row galerie trois معرض صور',
    blocks: [
      section('Three pictures', [
        block('heading', { text: sample('What it looks like there'), level: 'h2' }),
        grid('1-1-1', [picture({ ratio: '4/5' }), picture({ ratio: '4/5' }), picture({ ratio: '4/5' })], { gap: '5' }),
      ]),
    ],
  },
  {
    id: 'gallery-uneven',
    label: msg('Two pictures, uneven'),
    group: 'Gallery',
    words: 'photos captions magazine légendes galerie صورتان',
    blocks: [
      section('Two pictures', [
        grid(
          '2-1',
          [
            picture({ ratio: '3/2', caption: sample('What the wide picture shows') }),
            picture({ ratio: '4/5', caption: sample('What the tall picture shows') }),
          ],
          { align: 'end', gap: '5' },
        ),
      ]),
    ],
  },
  {
    id: 'gallery-wide',
    label: msg('One picture, edge to edge'),
    group: 'Gallery',
    words: 'photo full width panorama wide pleine largeur صورة عريضة',
    blocks: [
      section(
        'Wide picture',
        [picture({ ratio: '16/9', width: 'full', caption: sample('Where and when it was taken') })],
        {
          width: 'full',
          advanced: { paddingStart: '7', paddingEnd: '7' },
        },
      ),
    ],
  },
];

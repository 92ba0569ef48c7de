import { msg } from '../../shared/studioWords/t.ts';
import { block, row, section, to } from '../blocks.ts';
import type { SectionData } from '../section.ts';

export const reading: readonly SectionData[] = [
  {
    id: 'reading-three',
    label: msg('Three articles'),
    group: 'Reading',
    words: 'blog posts news latest stories actualités articles مقالات أخبار',
    blocks: [
      section('Three articles', [
        row(
          [
            block('heading', { text: 'Read before you pack', level: 'h2' }),
            block('button', { label: 'All articles', link: to('/articles/'), look: 'text' }),
          ],
          { justify: 'between', align: 'end', gap: '5' },
        ),
        block('posts', { limit: 3, columns: 3, showExcerpt: false }),
      ]),
    ],
  },
  {
    id: 'reading-first',
    label: msg('Articles, first one large'),
    group: 'Reading',
    words: 'blog posts magazine featured à la une مجلة',
    blocks: [
      section(
        'Articles',
        [
          block('heading', { text: 'From our notebook', level: 'h2' }),
          block('posts', { limit: 3, view: 'feature', columns: 2 }),
        ],
        { backgroundColour: 'sand' },
      ),
    ],
  },
];

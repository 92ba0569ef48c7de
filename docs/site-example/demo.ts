import { block, container, defineDemo, text } from '#rihla/demo';
import type { KhettaraSeasonBlock } from './widgets/khettara-season/block.ts';

const dunes: KhettaraSeasonBlock = {
  blockType: 'khettara-season',
  title: 'When the dunes are kind',
  from: 10,
  to: 4,
  look: 'row',
  advanced: { khettaraTilt: 'left' },
};

export const demo = defineDemo({
  pages: [
    {
      path: '/seasons/',
      title: 'When to travel',
      excerpt: 'In which months each of our journeys is at its best.',
      layout: [
        container({ gap: '5' }, [
          block('heading', { text: 'When to *travel*', level: 'h2', size: 'xl' }),
          block('rich-text', {
            content: text('The desert has one long season, from the first dates to the first storms.'),
          }),
          dunes,
        ]),
      ],
    },
  ],
});

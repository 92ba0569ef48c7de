import { msg } from '../../shared/studioWords/t.ts';
import { block, grid, section } from '../blocks.ts';
import { sample } from '../sample.ts';
import type { SectionData } from '../section.ts';

export const voices: readonly SectionData[] = [
  {
    id: 'voices-reviews',
    label: msg('What guests write'),
    group: 'Voices',
    words: 'reviews testimonials ratings stars avis témoignages تقييمات آراء',
    blocks: [
      section('What guests write', [
        block('heading', { text: 'What guests write to us', level: 'h2' }),
        block('reviews', { source: 'newest', limit: 4, columns: 2 }),
      ]),
    ],
  },
  {
    id: 'voices-one',
    label: msg('One voice, large'),
    group: 'Voices',
    words: 'quote testimonial citation témoignage اقتباس',
    blocks: [
      section(
        'One voice',
        [
          block('quote', {
            look: 'pull',
            text: sample('One sentence that a guest wrote to you, word for word.'),
            cite: sample('Who wrote it, and after which journey'),
          }),
        ],
        { width: 'narrow', backgroundColour: 'sand' },
      ),
    ],
  },
  {
    id: 'voices-three',
    label: msg('Three voices'),
    group: 'Voices',
    words: 'quotes testimonials three columns citations trois آراء الضيوف',
    blocks: [
      section('Three voices', [
        block('heading', { text: sample('What travellers say'), level: 'h2' }),
        grid(
          '1-1-1',
          ['The first guest', 'The second guest', 'The third guest'].map((cite) =>
            block('quote', { look: 'plain', text: sample('What they wrote, word for word.'), cite: sample(cite) }),
          ),
        ),
      ]),
    ],
  },
];

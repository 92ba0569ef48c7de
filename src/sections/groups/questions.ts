import { msg } from '../../shared/studioWords/t.ts';
import { block, column, pair, section, to } from '../blocks.ts';
import { sample, samplePassage } from '../sample.ts';
import type { SectionData } from '../section.ts';

const QUESTIONS = [
  'A question that travellers ask you every week',
  'The question about money',
  'The question about food, sleep or safety',
];

function answers() {
  return block('accordion', {
    isFaq: true,
    items: QUESTIONS.map((title) => ({
      title: sample(title),
      blocks: [block('rich-text', { content: samplePassage('Your answer, in a few plain sentences.') })],
    })),
  });
}

export const questions: readonly SectionData[] = [
  {
    id: 'questions-beside',
    label: msg('Questions and answers'),
    group: 'Questions',
    words: 'faq accordion help foire aux questions aide أسئلة وأجوبة',
    blocks: [
      pair(
        'Questions and answers',
        '1-2',
        [
          column([
            block('heading', { text: 'Questions and answers', level: 'h2' }),
            block('button', { label: 'Ask us something else', link: to('/contact/'), look: 'text' }),
          ]),
          answers(),
        ],
        { align: 'start' },
      ),
    ],
  },
  {
    id: 'questions-narrow',
    label: msg('Questions, one column'),
    group: 'Questions',
    words: 'faq accordion simple foire aux questions أسئلة',
    blocks: [
      section('Questions', [block('heading', { text: 'Before you ask', level: 'h2', align: 'center' }), answers()], {
        width: 'narrow',
        backgroundColour: 'sand',
      }),
    ],
  },
];

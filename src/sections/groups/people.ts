import { msg } from '../../shared/studioWords/t.ts';
import { block, column, grid, pair, picture, section, to } from '../blocks.ts';
import { sample, samplePassage } from '../sample.ts';
import type { SectionData } from '../section.ts';

export const letter: readonly SectionData[] = [
  {
    id: 'letter-sand',
    label: msg('Letter by e-mail'),
    group: 'Letter',
    words: 'newsletter subscribe signup mailing list infolettre inscription نشرة بريدية',
    blocks: [
      section(
        'Letter',
        [
          block('subscribe-form', {
            title: 'Letters from the road',
            level: 'h2',
            text: sample('What you write about, and how often.'),
            consentText: sample(
              'About six letters a year. Each has a link at its end with which you leave. We give your address to nobody.',
            ),
          }),
        ],
        { width: 'narrow', backgroundColour: 'sand', advanced: { paddingStart: '7', paddingEnd: '7' } },
      ),
    ],
  },
];

export const team: readonly SectionData[] = [
  {
    id: 'team-three',
    label: msg('Three people'),
    group: 'Team',
    words: 'team guides staff portraits about équipe guides فريق مرشدون',
    blocks: [
      section('Three people', [
        block('heading', { text: 'The people you would travel with', level: 'h2' }),
        grid(
          '1-1-1',
          ['Name of a guide', 'Name of a driver', 'Name of who answers'].map((name) =>
            column(
              [
                picture({ ratio: '4/5', shape: 'arch' }),
                block('heading', { text: sample(name), level: 'h3', size: 'm' }),
                block('rich-text', { content: samplePassage('Where they are from, and what they know best.') }),
              ],
              { gap: '3' },
            ),
          ),
        ),
      ]),
    ],
  },
  {
    id: 'team-one',
    label: msg('One person speaks'),
    group: 'Team',
    words: 'founder portrait about guide fondateur portrait مؤسس',
    blocks: [
      pair('One person speaks', '1-2', [
        picture({ shape: 'arch', ratio: '4/5' }),
        column([
          block('heading', { text: sample('“A sentence that this person really says.”'), level: 'h2', size: 'xl' }),
          block('rich-text', { content: samplePassage('Who says it, what they do, and since when.') }),
          block('button', { label: 'About us', link: to('/about/'), look: 'text' }),
        ]),
      ]),
    ],
  },
];

import { msg } from '../../shared/studioWords/t.ts';
import { block, column, grid, pair, picture, section, to } from '../blocks.ts';
import { sample, samplePassage } from '../sample.ts';
import type { SectionData } from '../section.ts';

function story() {
  return column([
    block('heading', { text: sample('A heading for what the picture shows'), level: 'h2' }),
    block('rich-text', {
      content: samplePassage('Tell it as you would tell it at the table: one place, one person, one moment.'),
    }),
    block('button', { label: 'Read more', link: to('/about/'), look: 'text' }),
  ]);
}

const STRENGTHS = [
  ['users', 'The first reason to travel with you'],
  ['compass', 'The second reason, about your guides'],
  ['heart', 'The third reason, about the places'],
] as const;

const STEPS = ['They write to you', 'You plan it together', 'They pay a deposit', 'You meet at the airport'];

export const columns: readonly SectionData[] = [
  {
    id: 'picture-text',
    label: msg('Picture and text'),
    group: 'Columns',
    words: 'two columns image left about story deux colonnes عمودان صورة ونص',
    blocks: [pair('Picture and text', '1-1', [picture({ ratio: '4/3' }), story()])],
  },
  {
    id: 'text-picture',
    label: msg('Text and picture'),
    group: 'Columns',
    words: 'two columns image right about story deux colonnes عمودان',
    blocks: [pair('Text and picture', '1-2', [story(), picture({ ratio: '3/2' })], { backgroundColour: 'sand' })],
  },
  {
    id: 'two-texts',
    label: msg('Heading and text'),
    group: 'Columns',
    words: 'two columns intro introduction paragraph deux colonnes مقدمة',
    blocks: [
      pair(
        'Heading and text',
        '1-2',
        [
          block('heading', { text: sample('A heading that stands beside its text'), level: 'h2' }),
          block('rich-text', {
            content: samplePassage(
              'The first paragraph says what this is about, in plain words.',
              'The second one gives an example that nobody else could give.',
            ),
          }),
        ],
        { align: 'start' },
      ),
    ],
  },
  {
    id: 'three-strengths',
    label: msg('Three reasons'),
    group: 'Columns',
    words: 'three columns why us features usp icons avantages pourquoi trois لماذا مزايا',
    blocks: [
      section('Three reasons', [
        block('heading', { text: sample('Why travellers choose you'), level: 'h2' }),
        grid(
          '1-1-1',
          STRENGTHS.map(([icon, title]) =>
            block('icon-box', {
              icon,
              title: sample(title),
              text: sample('One or two sentences with a fact in them.'),
              look: 'ruled',
            }),
          ),
        ),
      ]),
    ],
  },
  {
    id: 'four-steps',
    label: msg('Four steps'),
    group: 'Columns',
    words: 'how it works process steps booking étapes comment خطوات',
    blocks: [
      section(
        'Four steps',
        [
          block('heading', { text: 'How it works', level: 'h2' }),
          grid(
            '1-1-1-1',
            STEPS.map((step, index) =>
              column(
                [
                  block('heading', { eyebrow: `${index + 1}`, text: sample(step), level: 'h3', size: 's' }),
                  block('rich-text', { content: samplePassage('What happens then, and how long it takes.') }),
                ],
                { gap: '3' },
              ),
            ),
          ),
        ],
        { backgroundColour: 'sand' },
      ),
    ],
  },
  {
    id: 'logos',
    label: msg('Partners and press'),
    group: 'Columns',
    words: 'logos as seen in brands awards trust partenaires presse شركاء',
    blocks: [
      block('logo-row', {
        blockName: 'Partners and press',
        title: sample('Who writes about you, who works with you'),
        items: ['A newspaper', 'A partner', 'An award', 'An association'].map((name) => ({ name: sample(name) })),
        advanced: { paddingStart: '6', paddingEnd: '6' },
      }),
    ],
  },
];

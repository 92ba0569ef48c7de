import { msg } from '../../shared/studioWords/t.ts';
import { block, column, pair, section, to } from '../blocks.ts';
import { sample, samplePassage } from '../sample.ts';
import type { SectionData } from '../section.ts';

const HOURS = [
  ['Monday to Friday', '9 to 18'],
  ['Saturday', '10 to 14'],
  ['On the road', 'we answer in the evening'],
] as const;

export const contact: readonly SectionData[] = [
  {
    id: 'contact-ways',
    label: msg('Ways to reach us'),
    group: 'Contact',
    words: 'phone e-mail address office hours whatsapp coordonnées téléphone اتصال هاتف',
    blocks: [
      pair(
        'Ways to reach us',
        '1-1',
        [
          column([
            block('heading', { text: sample('Write, call, or come for tea'), level: 'h2' }),
            block('rich-text', { content: samplePassage('Who answers, in which languages, and how soon.') }),
            block('contact-buttons', {
              items: [
                { channel: 'email', value: sample('you@your-site.example'), label: 'Write to us' },
                { channel: 'phone', value: sample('+000 000 000 000'), label: 'Call the office' },
              ],
            }),
          ]),
          block('icon-list', {
            arrangement: 'ledger',
            items: HOURS.map(([lead, text]) => ({ icon: 'none', lead, text: sample(text) })),
          }),
        ],
        { align: 'start' },
      ),
    ],
  },
  {
    id: 'contact-form',
    label: msg('Form with a few words'),
    group: 'Contact',
    words: 'enquiry message request email formulaire demande نموذج طلب',
    blocks: [
      pair(
        'Form',
        '1-1',
        [
          column([
            block('heading', { text: 'Ask us anything', level: 'h2' }),
            block('rich-text', { content: samplePassage('What to write to you, and when you answer.') }),
          ]),
          block('form', {}),
        ],
        { align: 'start', backgroundColour: 'sand' },
      ),
    ],
  },
  {
    id: 'contact-call',
    label: msg('Call to write to us'),
    group: 'Contact',
    words: 'cta call to action banner button appel à l’action bandeau دعوة',
    blocks: [
      section(
        'Call to write to us',
        [
          block('heading', {
            text: sample('A question that makes it easy to write to you'),
            level: 'h2',
            align: 'center',
          }),
          block('button', { label: 'Write to us', link: to('/contact/'), align: 'center' }),
        ],
        { width: 'narrow', backgroundColour: 'brand', pattern: 'zellige' },
      ),
    ],
  },
];

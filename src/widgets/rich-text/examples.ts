import type { Examples } from '../../render/samples/example.ts';
import { CARAVAN } from '../../render/samples/pictures.ts';
import { JOURNEYS, POSTS } from '../../render/samples/posts.ts';
import { heading, link, list, paragraph, richText, widgetNode, words } from '../../render/samples/text.ts';

const toArticle = { linkType: 'internal', doc: { relationTo: 'posts', value: POSTS[0] } };
const toDraft = { linkType: 'internal', doc: { relationTo: 'posts', value: { ...POSTS[1], _status: 'draft' } } };

export const blockExamples: Examples<'rich-text'> = {
  'an opening': {
    block: {
      blockType: 'rich-text',
      lead: true,
      dropCap: false,
      content: richText(
        paragraph(
          'Four to nine days with guides who grew up on these roads: walnut valleys below Toubkal and bread baked in ashes.',
        ),
      ),
    },
  },
  'an article with everything the editor offers': {
    block: {
      blockType: 'rich-text',
      dropCap: true,
      lead: false,
      content: richText(
        paragraph(
          words('Four nights', 1),
          ' under canvas, ',
          words('one', 2),
          ' in a house of earth, and ',
          words('every', 3),
          ' glass of tea you can drink. The price is ',
          words('980', 4),
          ' ',
          words('940 euros', 8),
          ' until the end of March.',
        ),
        paragraph(
          'A tent has 9 m',
          words('2', 64),
          ' for two, and each of you six litres of H',
          words('2', 32),
          'O a day. Our clock is ',
          words('GMT+1', 16),
          ';',
          { type: 'linebreak' },
          'in the camp:',
          { type: 'tab' },
          'the sun’s.',
        ),
        heading('h2', 'What to bring'),
        list('bullet', ['A head torch', list('bullet', ['and cells for it'])]),
        heading('h3', 'In this order'),
        list('number', ['Water first', 'Shade second'], 3),
        heading('h4', 'And why'),
        { type: 'quote', children: [words('A person who is in a hurry has already drunk tomorrow’s water.')] },
        { type: 'horizontalrule' },
        paragraph(
          { type: 'link', fields: toArticle, children: [words('Nine days')] },
          ', ',
          {
            type: 'link',
            fields: { linkType: 'internal', doc: { relationTo: 'categories', value: JOURNEYS } },
            children: [words('all journeys')],
          },
          ', ',
          { type: 'link', fields: toDraft, children: [words('a journey not yet published')] },
          ', ',
          link('https://weather.example/merzouga', 'the weather', true),
          ' or ',
          { ...link('mailto:hello@khettara.example', 'hello@khettara.example'), type: 'autolink' },
          '.',
        ),
      ),
    },
  },
  'with widgets between its paragraphs': {
    block: {
      blockType: 'rich-text',
      content: richText(
        paragraph('We reach camp by four.'),
        widgetNode({ blockType: 'image', picture: CARAVAN, caption: 'Ten minutes before the sun', ratio: '3/2' }),
        widgetNode({ blockType: 'quote', text: 'Then you sit.', cite: 'Lahcen' }),
        widgetNode({ blockType: 'icon-list', items: [{ icon: 'tent', text: 'Three nights camping' }] }),
        paragraph('Supper is late that night and nobody has complained yet.'),
      ),
    },
  },
  'in Arabic': {
    block: {
      blockType: 'rich-text',
      content: richText(paragraph('ليلتان في كثبان عرق الشبي، مع مرشدين نشؤوا على هذه الطرق.')),
    },
  },
};

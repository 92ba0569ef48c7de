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
          words('Bold', 1),
          ', ',
          words('italic', 2),
          ', ',
          words('both', 3),
          ', ',
          words('under', 8),
          ', ',
          words('struck', 4),
          '.',
        ),
        paragraph(
          'H',
          words('2', 32),
          'O, 20 m',
          words('2', 64),
          ', ',
          words('GMT+1', 16),
          { type: 'linebreak' },
          'and',
          { type: 'tab' },
          'on.',
        ),
        heading('h2', 'What to bring'),
        list('bullet', [
          'A head torch',
          { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [words('and cells for it')] }] },
        ]),
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

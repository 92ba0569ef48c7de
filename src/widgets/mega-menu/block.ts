import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { panelField } from '../../cms/fields/block/panel.ts';
import { slotField } from '../../cms/fields/layout.ts';
import { linkField } from '../../cms/fields/link/link.ts';
import { choice } from '../../cms/fields/options.ts';
import { plainParagraph } from '../../cms/fields/text/plainParagraph.ts';
import { sample } from '../../sections/sample.ts';

/** Menu whose items open panels of any blocks. */
export const megaMenuBlock = defineBlock(
  {
    slug: 'mega-menu',
    interfaceName: 'MegaMenuBlock',
    labels: { singular: 'Mega menu', plural: 'Mega menus' },
    fields: [
      {
        name: 'items',
        type: 'array',
        label: 'Entries',
        labels: { singular: 'entry', plural: 'entries' },
        minRows: 1,
        fields: [
          { name: 'label', type: 'text', label: 'Label', localized: true, required: true },
          {
            type: 'collapsible',
            label: 'Link',
            admin: {
              initCollapsed: true,
              description: 'An entry with blocks opens them; with a link as well, it leads there too.',
            },
            fields: [linkField()],
          },
          slotField(),
        ],
      },
      {
        name: 'title',
        type: 'text',
        label: 'Name',
        localized: true,
        admin: { description: 'What screen readers call it. Empty: Main menu.' },
      },
    ],
    style: [
      choice(
        'width',
        { fitted: 'As wide as what is in them', full: 'As wide as the page' },
        { label: 'Panels', defaultValue: 'full' },
      ),
      {
        name: 'foldOnMobile',
        type: 'checkbox',
        label: 'Fold behind a menu button on phones and tablets',
        defaultValue: true,
      },
      panelField({ sides: ['left', 'right'], condition: (_, siblings) => siblings?.foldOnMobile !== false }),
    ],
  },
  {
    group: 'Site',
    icon: 'panel-top-open',
    words: 'navigation dropdown nav header menu قائمة',
    starter: {
      items: [
        {
          label: sample('A first entry'),
          blocks: [
            {
              blockType: 'container',
              direction: 'grid',
              grid: '1-1-1',
              blocks: ['One column', 'Another', 'A third'].map((text) => ({
                blockType: 'container',
                gap: '3',
                blocks: [
                  { blockType: 'heading', text, level: 'p', size: 'm' },
                  { blockType: 'rich-text', content: plainParagraph(sample('Links, pictures, anything.')) },
                ],
              })),
            },
          ],
        },
        { label: sample('A second entry'), link: { kind: 'address', address: '/' } },
      ],
    },
  },
);

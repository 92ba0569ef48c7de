import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { linkField } from '../../cms/fields/link/link.ts';
import { choice } from '../../cms/fields/options.ts';
import { shownAt } from '../../cms/fields/pictureChooserFields.ts';
import { LOGO_HEIGHT_PX } from './constants.ts';

export const logoRowBlock = defineBlock(
  {
    slug: 'logo-row',
    interfaceName: 'LogoRowBlock',
    labels: { singular: 'Logos', plural: 'Logos' },
    fields: [
      { name: 'title', type: 'text', label: 'Small line above', localized: true },
      {
        name: 'items',
        type: 'array',
        label: 'Partners, or who has written about us',
        labels: { singular: 'logo', plural: 'logos' },
        minRows: 1,
        maxRows: 40,
        fields: [
          { name: 'name', type: 'text', label: 'Name', required: true, localized: true, maxLength: 80 },
          {
            name: 'logo',
            type: 'upload',
            relationTo: 'media',
            label: 'Logo',
            admin: { ...shownAt(240), description: 'Without one the name is set in large type.' },
          },
          { type: 'collapsible', label: 'Link', admin: { initCollapsed: true }, fields: [linkField()] },
        ],
      },
    ],
    style: [
      choice(
        'arrangement',
        { wrap: 'In rows', scroll: 'In one row, which scrolls' },
        { label: 'Arrange', defaultValue: 'wrap' },
      ),
      choice(
        'align',
        { start: 'Start', center: 'Centre', spread: 'Spread' },
        { label: 'Alignment', defaultValue: 'spread' },
      ),
      {
        name: 'height',
        type: 'number',
        label: 'Height of a logo, px',
        min: 16,
        max: 160,
        defaultValue: LOGO_HEIGHT_PX,
      },
      { name: 'grey', type: 'checkbox', label: 'Grey until it is pointed at', defaultValue: true },
    ],
  },
  {
    group: 'Media',
    icon: 'award',
    words: 'partners clients press badges brands logos partenaires شركاء',
    starter: { items: [{ name: 'A partner' }, { name: 'A newspaper' }, { name: 'An award' }] },
  },
);

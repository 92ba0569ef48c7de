import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { panelField } from '../../cms/fields/block/panel.ts';
import { slotField } from '../../cms/fields/layout.ts';
import { choice } from '../../cms/fields/options.ts';

export const menuBlock = defineBlock(
  {
    slug: 'menu',
    interfaceName: 'MenuBlock',
    labels: { singular: 'Menu', plural: 'Menus' },
    fields: [
      { name: 'menu', type: 'relationship', relationTo: 'menus', required: true, label: 'Menu' },
      { name: 'showTitle', type: 'checkbox', label: 'Show the title of the menu above it', defaultValue: false },
      slotField('foot', 'Below the list, once it has folded into its panel'),
    ],
    style: [
      choice(
        'arrangement',
        { row: 'Side by side', column: 'One below the other' },
        { label: 'Arrange', defaultValue: 'row' },
      ),
      {
        name: 'foldOnMobile',
        type: 'checkbox',
        label: 'Fold on small screens: a row behind a menu button, a column with a title under that',
        defaultValue: true,
        admin: { condition: (_, siblings) => siblings?.arrangement === 'row' || !!siblings?.showTitle },
      },
      panelField({
        sides: ['left', 'right'],
        condition: (_, siblings) => siblings?.arrangement === 'row' && siblings?.foldOnMobile !== false,
      }),
    ],
  },
  { group: 'Site', icon: 'menu', words: 'navigation nav links header footer liens قائمة' },
);

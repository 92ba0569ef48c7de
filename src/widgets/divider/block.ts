import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';

export const dividerBlock = defineBlock(
  {
    slug: 'divider',
    interfaceName: 'DividerBlock',
    labels: { singular: 'Divider', plural: 'Dividers' },
    fields: [],
    style: [
      choice(
        'look',
        { line: 'Thin line', zellige: 'Zellige star', dots: 'Three dots' },
        { label: 'Look', defaultValue: 'line' },
      ),
    ],
  },
  {
    group: 'Layout',
    icon: 'separator-horizontal',
    words: 'line rule separator hr ligne séparateur فاصل',
    standsInText: true,
  },
);

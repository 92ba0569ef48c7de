import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { linkField } from '../../cms/fields/link/link.ts';
import { choice } from '../../cms/fields/options.ts';
import { sample } from '../../sections/sample.ts';
import { ICON_NAMES } from '../../shared/icons.ts';

export const buttonBlock = defineBlock(
  {
    slug: 'button',
    interfaceName: 'ButtonBlock',
    labels: { singular: 'Button', plural: 'Buttons' },
    fields: [
      { name: 'label', type: 'text', label: 'Label', localized: true, required: true },
      linkField(),
      choice(
        'icon',
        { none: 'None', ...Object.fromEntries(ICON_NAMES.map((name) => [name, name])) },
        { label: 'Icon', defaultValue: 'none' },
      ),
    ],
    style: [
      choice(
        'look',
        { solid: 'Solid', outline: 'Outline', text: 'Text with a line' },
        { label: 'Look', defaultValue: 'solid' },
      ),
      choice(
        'align',
        { start: 'Start', center: 'Centre', end: 'End', stretch: 'Full width' },
        { label: 'Alignment', defaultValue: 'start' },
      ),
    ],
  },
  {
    group: 'Actions',
    icon: 'mouse-pointer-click',
    words: 'link cta call action bouton lien زر',
    starter: { label: sample('A new button'), link: { kind: 'address', address: '/' } },
    standsInText: true,
  },
);

import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { linkField } from '../../cms/fields/link/link.ts';
import { choice } from '../../cms/fields/options.ts';
import { sample } from '../../sections/sample.ts';
import { ICON_NAMES } from '../../shared/icons.ts';

/** The icon box: icon, title and text, with an optional link. */
export const iconBoxBlock = defineBlock(
  {
    slug: 'icon-box',
    interfaceName: 'IconBoxBlock',
    labels: { singular: 'Icon box', plural: 'Icon boxes' },
    fields: [
      choice('icon', Object.fromEntries(ICON_NAMES.map((name) => [name, name])), {
        label: 'Icon',
        defaultValue: 'compass',
      }),
      { name: 'title', type: 'text', label: 'Title', localized: true, required: true },
      { name: 'text', type: 'textarea', label: 'Text', localized: true },
      choice(
        'level',
        { h2: 'H2', h3: 'H3', h4: 'H4', p: 'Plain text' },
        { label: 'Level of the title', defaultValue: 'h3' },
      ),
      linkField(),
    ],
    style: [
      choice(
        'position',
        { top: 'Above', start: 'Where lines begin', end: 'Where lines end' },
        { label: 'Position of the icon', defaultValue: 'top' },
      ),
      choice('align', { start: 'Start', center: 'Centre' }, { label: 'Alignment', defaultValue: 'start' }),
      choice(
        'sign',
        { plain: 'Plain', ring: 'In a ring', arch: 'In an arch' },
        { label: 'The icon is', defaultValue: 'plain' },
      ),
      choice(
        'look',
        { plain: 'Plain', ruled: 'Below a line', framed: 'In a frame', filled: 'On sand' },
        { label: 'The box is', defaultValue: 'plain' },
      ),
    ],
  },
  {
    group: 'Facts',
    icon: 'badge-check',
    words: 'feature icon text service usp avantage icône ميزة',
    starter: {
      title: sample('A new strength'),
      text: sample('Say in a sentence or two what it means for those who travel.'),
    },
    standsInText: true,
  },
);

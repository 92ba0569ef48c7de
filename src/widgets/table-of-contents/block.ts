import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { t } from '../../shared/studioWords/t.ts';
import { DEVICES } from '../../shared/style.ts';

const LEVELS = ['2', '3', '4', '5', '6'].map((level) => ({ label: `H${level}`, value: level }));
const DEVICE_OPTIONS = DEVICES.map((value) => ({ label: value[0]?.toUpperCase() + value.slice(1), value }));

/** Validates one id. */
function validateId(value: unknown): string | true {
  return !value || /^[\p{L}][\p{L}\p{N}_-]*$/u.test(String(value)) || t('Write the id alone, such as: route.');
}

/** Validates ids and class names in CSS notation. */
function validateNames(value: unknown): string | true {
  const names = String(value ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return (
    names.every((name) => /^[#.][\p{L}_-][\p{L}\p{N}_-]*$/u.test(name)) ||
    t('Write ids with # and classes with a point, separated by spaces, such as: #notes .quiet')
  );
}

export const tableOfContentsBlock = defineBlock(
  {
    slug: 'table-of-contents',
    interfaceName: 'TableOfContentsBlock',
    labels: { singular: 'Table of contents', plural: 'Tables of contents' },
    fields: [
      {
        name: 'title',
        type: 'text',
        localized: true,
        label: 'Title',
        admin: { description: 'Empty: the title in the settings of the table of contents.' },
      },
      {
        name: 'headings',
        type: 'group',
        label: 'Headings',
        fields: [
          {
            name: 'levels',
            type: 'select',
            hasMany: true,
            label: 'Levels',
            options: LEVELS,
            admin: { description: 'Empty: those in the settings of the table of contents.' },
          },
          {
            name: 'within',
            type: 'text',
            label: 'Only inside',
            validate: validateId,
            admin: { description: 'Id of a block of this page, such as route. Empty: the whole page.' },
          },
          {
            name: 'leaveOut',
            type: 'text',
            label: 'Not inside',
            validate: validateNames,
            admin: { description: 'Ids and classes of blocks, such as: #notes .quiet' },
          },
        ],
      },
      {
        name: 'emptyText',
        type: 'text',
        localized: true,
        label: 'Where there are no headings',
        admin: { description: 'What is said in place of the table. Empty: nothing is shown.' },
      },
    ],
    style: [
      choice('variant', { inline: 'In the text', sidebar: 'In a sidebar' }, { label: 'Place', defaultValue: 'inline' }),
      {
        name: 'sticky',
        type: 'checkbox',
        label: 'Stay in view while the article scrolls',
        defaultValue: true,
        admin: { condition: (_, siblings) => siblings?.variant === 'sidebar' },
      },
      choice(
        'marker',
        { settings: 'As in the settings', numbers: 'Numbers', bullets: 'Bullets', none: 'None' },
        { label: 'Before each entry', defaultValue: 'settings' },
      ),
      {
        name: 'hierarchical',
        type: 'checkbox',
        label: 'Entries stand below those they belong to',
        defaultValue: true,
      },
      {
        name: 'collapse',
        type: 'checkbox',
        label: 'Lower entries only of the section being read',
        defaultValue: false,
        admin: { condition: (_, siblings) => siblings?.hierarchical !== false },
      },
      {
        name: 'box',
        type: 'group',
        label: 'Box',
        fields: [
          choice(
            'minimised',
            {
              settings: 'As in the settings',
              open: 'Open at first',
              devices: 'Closed at first, on some devices',
              never: 'Cannot be closed',
            },
            { label: 'The list is', defaultValue: 'settings' },
          ),
          {
            name: 'on',
            type: 'select',
            hasMany: true,
            label: 'Closed at first on',
            options: DEVICE_OPTIONS,
            admin: { condition: (_, siblings) => siblings?.minimised === 'devices' },
          },
        ],
      },
    ],
  },
  { group: 'Site', icon: 'table-of-contents', words: 'toc contents index anchors sommaire فهرس', standsInText: true },
);

import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';

export const beforeAfterBlock = defineBlock(
  {
    slug: 'before-after',
    interfaceName: 'BeforeAfterBlock',
    labels: { singular: 'Before and after', plural: 'Before and after' },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'before',
            type: 'upload',
            relationTo: 'media',
            required: true,
            label: 'Picture before',
            admin: { width: '50%' },
          },
          {
            name: 'after',
            type: 'upload',
            relationTo: 'media',
            required: true,
            label: 'Picture after',
            admin: { width: '50%' },
          },
        ],
      },
      {
        type: 'row',
        fields: [
          {
            name: 'beforeLabel',
            type: 'text',
            label: 'It says',
            localized: true,
            maxLength: 40,
            admin: { width: '50%' },
          },
          {
            name: 'afterLabel',
            type: 'text',
            label: 'It says',
            localized: true,
            maxLength: 40,
            admin: { width: '50%' },
          },
        ],
      },
      { name: 'caption', type: 'text', label: 'Caption', localized: true },
    ],
    style: [
      choice(
        'direction',
        { horizontal: 'To the side', vertical: 'Up and down' },
        { label: 'The line moves', defaultValue: 'horizontal' },
      ),
      {
        name: 'start',
        type: 'number',
        label: 'Shown of the first picture, %',
        min: 0,
        max: 100,
        defaultValue: 50,
        admin: { description: 'Until a visitor moves the line.' },
      },
      choice(
        'ratio',
        { '3/2': '3:2', '4/3': '4:3', '16/9': '16:9', '1/1': '1:1' },
        { label: 'Proportion', defaultValue: '3/2' },
      ),
    ],
  },
  { group: 'Media', icon: 'flip-horizontal-2', words: 'compare slider photos avant après مقارنة' },
);

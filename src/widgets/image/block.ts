import { defineBlock } from '../../cms/fields/defineBlock.ts';
import { linkField } from '../../cms/fields/link.ts';
import { choice } from '../../cms/fields/options.ts';
import { RATIOS } from '../../shared/style.ts';

export const imageBlock = defineBlock({
  slug: 'image',
  interfaceName: 'ImageBlock',
  labels: { singular: 'Picture', plural: 'Pictures' },
  fields: [
    { name: 'picture', type: 'upload', relationTo: 'media', label: 'Picture', required: true },
    { name: 'caption', type: 'text', label: 'Caption', localized: true },
    { name: 'place', type: 'text', label: 'Place, at the end of the caption', localized: true },
    {
      type: 'row',
      fields: [
        choice(
          'shape',
          { none: 'Rectangle', arch: 'Arch', circle: 'Circle' },
          {
            label: 'Shape',
            defaultValue: 'none',
            admin: { width: '33%' },
          },
        ),
        choice(
          'ratio',
          Object.fromEntries(
            RATIOS.map((ratio) => [ratio, ratio === 'natural' ? 'As taken' : ratio.replace('/', ':')]),
          ),
          {
            label: 'Proportion',
            defaultValue: 'natural',
            admin: { width: '33%' },
          },
        ),
        choice(
          'width',
          { column: 'Column', wide: 'Wider than the text', full: 'Edge to edge' },
          {
            label: 'Width',
            defaultValue: 'column',
            admin: { width: '33%' },
          },
        ),
      ],
    },
    { type: 'collapsible', label: 'Link', admin: { initCollapsed: true }, fields: [linkField()] },
  ],
});

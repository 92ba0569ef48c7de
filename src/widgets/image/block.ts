import { defineBlock } from '../../cms/fields/defineBlock.ts';
import { linkField } from '../../cms/fields/link.ts';
import { choice } from '../../cms/fields/options.ts';
import { RATIOS } from '../../shared/style.ts';

export const imageBlock = defineBlock(
  {
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
      {
        type: 'collapsible',
        label: 'Link',
        admin: { initCollapsed: true },
        fields: [
          choice(
            'opens',
            { link: 'Its link, if it has one', picture: 'The picture itself, large' },
            { label: 'A click opens', defaultValue: 'link' },
          ),
          {
            ...linkField('link', 'Link', { hasOwnLightbox: true }),
            admin: { condition: (_, siblings) => siblings?.opens !== 'picture' },
          },
          {
            type: 'row',
            fields: [
              choice(
                'lightbox',
                { default: 'As the site does', yes: 'Always', no: 'Never' },
                {
                  label: 'In the lightbox',
                  defaultValue: 'default',
                  admin: {
                    width: '50%',
                    description:
                      'For the picture itself, and for a link to a picture or a film (YouTube, Vimeo, MP4, WebM).',
                  },
                },
              ),
              {
                name: 'lightboxGroup',
                type: 'text',
                label: 'Group',
                maxLength: 60,
                admin: {
                  width: '50%',
                  description: 'Pictures with the same word here can be paged through. Empty: this one alone.',
                },
              },
            ],
          },
        ],
      },
    ],
  },
  { standsInText: true },
);

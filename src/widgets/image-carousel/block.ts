import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { linkField } from '../../cms/fields/link/link.ts';
import { choice } from '../../cms/fields/options.ts';
import { carouselField } from '../carousel/carouselField.ts';
import { labelField } from '../carousel/labelField.ts';
import { ratioField } from '../carousel/ratioField.ts';

/** Carousel of pictures with captions. */
export const imageCarouselBlock = defineBlock(
  {
    slug: 'image-carousel',
    interfaceName: 'ImageCarouselBlock',
    labels: { singular: 'Picture carousel', plural: 'Picture carousels' },
    fields: [
      labelField(),
      {
        name: 'slides',
        type: 'array',
        label: 'Pictures',
        labels: { singular: 'picture', plural: 'pictures' },
        minRows: 1,
        fields: [
          { name: 'picture', type: 'upload', relationTo: 'media', label: 'Picture', required: true },
          { name: 'caption', type: 'text', label: 'Caption', localized: true },
          // Only where pictures have their own links.
          linkField(),
        ],
      },
      choice(
        'link_to',
        { none: 'Nothing', file: 'The picture itself, large', custom: 'Its own link' },
        { label: 'A click opens', defaultValue: 'file' },
      ),
      choice(
        'lightbox',
        { default: 'As the site does', yes: 'Always', no: 'Never' },
        {
          label: 'In the lightbox',
          defaultValue: 'default',
          admin: { condition: (_, siblings) => (siblings?.link_to ?? 'file') === 'file' },
        },
      ),
    ],
    style: [carouselField(), ratioField('3/2')],
  },
  {
    group: 'Carousels',
    icon: 'images',
    words: 'photo slider slideshow gallery diaporama carrousel شرائح صور',
    starter: { slides: [{}, {}, {}] },
  },
);

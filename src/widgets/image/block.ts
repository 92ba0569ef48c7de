import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { devicePictureFields, focusField } from '../../cms/fields/block/devicePictures.ts';
import { perDevice } from '../../cms/fields/block/perDevice.ts';
import { linkField } from '../../cms/fields/link/link.ts';
import { choice } from '../../cms/fields/options.ts';
import { RATIOS } from '../../shared/style.ts';

export const imageBlock = defineBlock(
  {
    slug: 'image',
    interfaceName: 'ImageBlock',
    labels: { singular: 'Picture', plural: 'Pictures' },
    fields: [
      { name: 'picture', type: 'upload', relationTo: 'media', label: 'Picture', required: true },
      devicePictureFields({ name: 'picture', picture: 'picture' }),
      { name: 'caption', type: 'text', label: 'Caption', localized: true },
      { name: 'place', type: 'text', label: 'Place, at the end of the caption', localized: true },
      choice(
        'opens',
        { link: 'Its link, if it has one', picture: 'The picture itself, large' },
        { label: 'A click opens', defaultValue: 'link' },
      ),
      {
        ...linkField('link', 'Link', { hasOwnLightbox: true }),
        admin: { condition: (_, siblings) => siblings?.opens !== 'picture' },
      },
      choice(
        'lightbox',
        { default: 'As the site does', yes: 'Always', no: 'Never' },
        {
          label: 'In the lightbox',
          defaultValue: 'default',
          admin: {
            description: 'For the picture itself, and for a link to a picture or a film (YouTube, Vimeo, MP4, WebM).',
          },
        },
      ),
      {
        name: 'lightboxGroup',
        type: 'text',
        label: 'Group',
        maxLength: 60,
        admin: { description: 'Pictures with the same word here can be paged through. Empty: this one alone.' },
      },
    ],
    style: [
      choice('shape', { none: 'Rectangle', arch: 'Arch', circle: 'Circle' }, { label: 'Shape', defaultValue: 'none' }),
      perDevice(
        choice(
          'ratio',
          Object.fromEntries(
            RATIOS.map((ratio) => [ratio, ratio === 'natural' ? 'As taken' : ratio.replace('/', ':')]),
          ),
          { label: 'Proportion', defaultValue: 'natural' },
        ),
      ),
      focusField('focus', 'Where it is cropped, what stays'),
      choice(
        'width',
        { column: 'Column', wide: 'Wider than the text', full: 'Edge to edge' },
        { label: 'Width', defaultValue: 'column' },
      ),
    ],
  },
  {
    group: 'Media',
    icon: 'image',
    words: 'image photo picture img صورة',
    standsInText: true,
    pastedPicture: 'picture',
  },
);

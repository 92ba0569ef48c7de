import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { singleCarouselField } from '../carousel/carouselField.ts';
import { labelField } from '../carousel/labelField.ts';
import { ratioField } from '../carousel/ratioField.ts';
import { validateFilm } from './validateFilm.ts';

/** Carousel of pictures and videos, which open in the lightbox. */
export const mediaCarouselBlock = defineBlock(
  {
    slug: 'media-carousel',
    interfaceName: 'MediaCarouselBlock',
    labels: { singular: 'Media carousel', plural: 'Media carousels' },
    fields: [
      labelField(),
      {
        name: 'slides',
        type: 'array',
        label: 'Pictures and films',
        labels: { singular: 'picture or film', plural: 'pictures and films' },
        minRows: 1,
        fields: [
          {
            name: 'picture',
            type: 'upload',
            relationTo: 'media',
            label: 'Picture',
            required: true,
            admin: { description: 'Of a film: what is seen before it plays.' },
          },
          { name: 'caption', type: 'text', label: 'Caption', localized: true },
          {
            name: 'film',
            type: 'text',
            label: 'Address of the film',
            validate: validateFilm,
            admin: { description: 'On YouTube or Vimeo, or an MP4 or WebM of this site. Empty: a picture.' },
          },
        ],
      },
      choice(
        'lightbox',
        { default: 'As the site does', yes: 'Always', no: 'Never' },
        { label: 'Pictures in the lightbox', defaultValue: 'default' },
      ),
    ],
    style: [
      choice(
        'skin',
        { carousel: 'Row', slideshow: 'One, with small pictures below', coverflow: 'Like covers on a shelf' },
        { label: 'Look', defaultValue: 'slideshow' },
      ),
      ratioField('16/9'),
      singleCarouselField(),
    ],
  },
  {
    group: 'Carousels',
    icon: 'video',
    words: 'video slider films youtube carrousel فيديو',
    starter: { slides: [{}, {}, {}] },
  },
);

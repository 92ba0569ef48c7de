import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { tourTitleFields } from '../../cms/fields/block/tourTitle.ts';
import { choice } from '../../cms/fields/options.ts';
import { ONLY_IN_TOURS } from '../../tours/words.ts';
import { COLUMNS, MAX_COLUMNS } from '../gallery/constants.ts';

/** Gallery of the tour. */
export const tourGalleryBlock = defineBlock(
  {
    slug: 'tour-gallery',
    interfaceName: 'TourGalleryBlock',
    labels: { singular: 'Pictures of the tour', plural: 'Pictures of tours' },
    fields: [
      ...tourTitleFields(),
      {
        name: 'limit',
        type: 'number',
        label: 'At most so many',
        min: 1,
        max: 60,
        admin: { description: 'Empty: all.' },
      },
      {
        name: 'hasFeatured',
        type: 'checkbox',
        label: 'Also the featured picture, where it is among them',
        defaultValue: false,
        admin: { description: 'Off: it stands above already.' },
      },
    ],
    style: [
      choice(
        'layout',
        { grid: 'Grid', justified: 'Rows of one height', masonry: 'Masonry' },
        { label: 'Layout', defaultValue: 'justified' },
      ),
      choice(
        'captions',
        { none: 'None', below: 'Below the picture', overlay: 'Over the picture, when it is pointed at' },
        { label: 'Captions', defaultValue: 'none' },
      ),
      {
        name: 'columns',
        type: 'number',
        label: 'Columns',
        min: 1,
        max: MAX_COLUMNS,
        defaultValue: COLUMNS.desktop,
        admin: { condition: (_, siblings) => siblings?.layout !== 'justified' },
      },
    ],
  },
  {
    group: 'Tours',
    icon: 'images',
    words: 'photos pictures images galerie صور',
    onlyIn: ONLY_IN_TOURS,
    starter: { layout: 'justified' },
  },
);

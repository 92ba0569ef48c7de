import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { linkField } from '../../cms/fields/link/link.ts';
import { choice } from '../../cms/fields/options.ts';
import { TEXT_SOURCES } from '../../shared/lightbox/textSources.ts';
import { COLUMNS, CROPS, GAP_PX, MASONRY_GAP_PX, MAX_COLUMNS, MAX_GROUPS, ROW_HEIGHT_PX } from './constants.ts';

type Siblings = Partial<Record<string, unknown>> | undefined;

const when = (name: string, ...values: string[]) => ({
  condition: (_: unknown, siblings: Siblings) => values.includes(String(siblings?.[name])),
});
const hasColumns = (_: unknown, siblings: Siblings) => siblings?.layout !== 'justified';
const { none: _nothing, ...captionSources } = TEXT_SOURCES;

export const galleryBlock = defineBlock(
  {
    slug: 'gallery',
    interfaceName: 'GalleryBlock',
    labels: { singular: 'Gallery', plural: 'Galleries' },
    fields: [
      {
        name: 'groups',
        type: 'array',
        label: 'Pictures',
        labels: { singular: 'group of pictures', plural: 'groups of pictures' },
        minRows: 1,
        maxRows: MAX_GROUPS,
        admin: {
          description:
            'One group is a plain gallery. Several with names get a bar, by which visitors choose one of them.',
        },
        fields: [
          {
            name: 'pictures',
            type: 'upload',
            relationTo: 'media',
            hasMany: true,
            required: true,
            label: 'Pictures',
            admin: { description: 'Shown in this order.' },
          },
          {
            name: 'name',
            type: 'text',
            label: 'Name of the group',
            localized: true,
            maxLength: 60,
            admin: { description: 'On the bar. Groups of the same name are one.' },
          },
          {
            type: 'collapsible',
            label: 'Link',
            admin: { initCollapsed: true, description: 'Used where a click opens the link of the group.' },
            fields: [linkField('link', 'Its pictures lead to', { hasOwnLightbox: true })],
          },
        ],
      },
      choice(
        'opens',
        { picture: 'The picture itself, large', link: 'The link of its group', none: 'Nothing' },
        { label: 'A click opens', defaultValue: 'picture' },
      ),
      choice(
        'lightbox',
        { default: 'As the site does', yes: 'Always', no: 'Never' },
        { label: 'In the lightbox', defaultValue: 'default', admin: when('opens', 'picture') },
      ),
      choice(
        'captions',
        { none: 'None', below: 'Below the picture', overlay: 'Over the picture, when it is pointed at' },
        { label: 'Captions', defaultValue: 'none' },
      ),
      choice('captionSource', captionSources, {
        label: 'The caption is',
        defaultValue: 'caption',
        admin: when('captions', 'below', 'overlay'),
      }),
    ],
    style: [
      choice(
        'layout',
        {
          grid: 'Grid, all of one proportion',
          justified: 'Rows of one height',
          masonry: 'Masonry, columns of one width',
        },
        { label: 'Layout', defaultValue: 'grid' },
      ),
      {
        type: 'row',
        fields: [
          column('columns', 'Columns', COLUMNS.desktop),
          column('columnsTablet', 'On tablets', COLUMNS.tablet),
          column('columnsMobile', 'On phones', COLUMNS.mobile),
        ],
      },
      {
        name: 'rowHeight',
        type: 'number',
        label: 'Height of a row, px',
        min: 80,
        max: 600,
        defaultValue: ROW_HEIGHT_PX,
        admin: { ...when('layout', 'justified'), description: 'About: each row fills the width exactly.' },
      },
      choice(
        'ratio',
        {
          natural: 'As taken',
          ...Object.fromEntries(CROPS.map((crop) => [crop, crop.replace('/', ':')])),
          mixed: 'Upright, square and wide in turn',
        },
        { label: 'Proportion', defaultValue: '3/2' },
      ),
      {
        name: 'gap',
        type: 'number',
        label: 'Space between pictures, px',
        min: 0,
        max: 80,
        admin: { description: `Empty: ${MASONRY_GAP_PX} in masonry, ${GAP_PX} otherwise.` },
      },
    ],
  },
  {
    group: 'Media',
    icon: 'images',
    words: 'photos pictures images album grid masonry galerie معرض صور',
    starter: { groups: [{}] },
  },
);

function column(name: string, label: string, defaultValue: number) {
  return {
    name,
    type: 'number' as const,
    label,
    min: 1,
    max: MAX_COLUMNS,
    defaultValue,
    admin: { width: '33%', condition: hasColumns },
  };
}

import type { Examples } from '../../render/samples/example.ts';
import { CARAVAN, GORGE, WELLS } from '../../render/samples/pictures.ts';
import {
  AIT_BENHADDOU,
  ATLAS_VALLEY_SPRING,
  CARPET_WEAVER,
  DADES_GORGE,
  DESERT_CAMP_NIGHT,
  DRAA_PALMS,
  ERG_CHIGAGA_DAWN,
  FES_ROOFTOPS,
  JEMAA_EL_FNA_NIGHT,
  MARRAKECH_SOUK,
  MINT_TEA,
  RIAD_COURTYARD,
  SPICE_CONES,
  TAGINE_TABLE,
  TIZI_N_TICHKA,
  TOUBKAL_WINTER,
} from '../../render/samples/scenes.ts';

export const blockExamples: Examples<'gallery'> = {
  'a journey in three parts, with a bar to choose among them': {
    block: {
      blockType: 'gallery',
      groups: [
        { name: 'Mountains', pictures: [TOUBKAL_WINTER, ATLAS_VALLEY_SPRING, TIZI_N_TICHKA] },
        { name: 'Valleys', pictures: [AIT_BENHADDOU, DADES_GORGE, DRAA_PALMS] },
        { name: 'Desert', pictures: [CARAVAN, DESERT_CAMP_NIGHT, ERG_CHIGAGA_DAWN] },
      ],
      opens: 'picture',
      lightbox: 'default',
      captions: 'below',
      captionSource: 'caption',
      layout: 'grid',
      columns: 3,
      columnsTablet: 2,
      columnsMobile: 1,
      ratio: '4/3',
    },
  },
  'rows of one height, captions over the pictures': {
    block: {
      blockType: 'gallery',
      groups: [{ pictures: [GORGE, TIZI_N_TICHKA, MINT_TEA, CARAVAN, FES_ROOFTOPS, WELLS, DRAA_PALMS] }],
      opens: 'picture',
      lightbox: 'yes',
      captions: 'overlay',
      captionSource: 'title',
      layout: 'justified',
      rowHeight: 280,
      ratio: 'mixed',
      gap: 8,
    },
  },
  'masonry of three columns, upright, square and wide': {
    block: {
      blockType: 'gallery',
      groups: [
        {
          pictures: [
            MARRAKECH_SOUK,
            SPICE_CONES,
            TAGINE_TABLE,
            RIAD_COURTYARD,
            CARPET_WEAVER,
            JEMAA_EL_FNA_NIGHT,
            MINT_TEA,
            FES_ROOFTOPS,
            AIT_BENHADDOU,
          ],
        },
      ],
      opens: 'picture',
      captions: 'none',
      layout: 'masonry',
      columns: 3,
      ratio: 'mixed',
    },
  },
  'each picture leads to its journey': {
    block: {
      blockType: 'gallery',
      groups: [
        {
          name: 'From snow to sand',
          pictures: [TOUBKAL_WINTER],
          link: { kind: 'address', address: '/journeys/from-snow-to-sand/' },
        },
        {
          name: 'The road of kasbahs',
          pictures: [AIT_BENHADDOU],
          link: { kind: 'address', address: '/journeys/the-road-of-kasbahs/' },
        },
      ],
      opens: 'link',
      captions: 'below',
      captionSource: 'title',
      layout: 'grid',
      columns: 2,
      columnsMobile: 1,
      ratio: '16/9',
    },
  },
  'a strip to look at': {
    block: {
      blockType: 'gallery',
      groups: [{ pictures: [CARAVAN, MINT_TEA, GORGE, DESERT_CAMP_NIGHT] }],
      opens: 'none',
      captions: 'overlay',
      captionSource: 'description',
      layout: 'grid',
      columns: 4,
      columnsTablet: 4,
      columnsMobile: 2,
      ratio: '4/5',
      gap: 4,
    },
  },
  'the souk in squares': {
    block: {
      blockType: 'gallery',
      groups: [{ pictures: [SPICE_CONES, CARPET_WEAVER, MARRAKECH_SOUK, MINT_TEA, TAGINE_TABLE, JEMAA_EL_FNA_NIGHT] }],
      captions: 'none',
      columns: 6,
      columnsTablet: 3,
      columnsMobile: 3,
      ratio: '1/1',
      gap: 6,
    },
  },
  'three in a row': {
    block: {
      blockType: 'gallery',
      groups: [{ pictures: [ATLAS_VALLEY_SPRING, AIT_BENHADDOU, ERG_CHIGAGA_DAWN] }],
      captions: 'below',
      ratio: '3/2',
    },
  },
  'pictures as taken, as files': {
    block: {
      blockType: 'gallery',
      groups: [{ pictures: [GORGE, CARAVAN, WELLS, DRAA_PALMS] }],
      opens: 'picture',
      lightbox: 'no',
      captions: 'below',
      captionSource: 'alt',
      layout: 'justified',
      ratio: 'natural',
    },
  },
};

import type { Examples } from '../../render/samples/example.ts';
import { CARAVAN } from '../../render/samples/pictures.ts';
import {
  ATLAS_VALLEY_SPRING,
  DESERT_CAMP_NIGHT,
  ERG_CHIGAGA_DAWN,
  TOUBKAL_WINTER,
} from '../../render/samples/scenes.ts';

export const blockExamples: Examples<'before-after'> = {
  'one mountain range in two seasons': {
    block: {
      blockType: 'before-after',
      before: TOUBKAL_WINTER,
      after: ATLAS_VALLEY_SPRING,
      beforeLabel: 'February',
      afterLabel: 'April',
      caption: 'The High Atlas, a thousand metres and eight weeks apart',
      direction: 'horizontal',
      start: 50,
      ratio: '16/9',
    },
  },
  'from evening to morning, up and down': {
    block: {
      blockType: 'before-after',
      before: CARAVAN,
      after: ERG_CHIGAGA_DAWN,
      beforeLabel: '6:41 pm',
      afterLabel: '7:12 am',
      direction: 'vertical',
      start: 40,
      ratio: '3/2',
    },
  },
  'with the words of the site': {
    block: { blockType: 'before-after', before: ERG_CHIGAGA_DAWN, after: DESERT_CAMP_NIGHT, ratio: '4/3', start: 65 },
  },
  'a square': {
    block: {
      blockType: 'before-after',
      before: CARAVAN,
      after: DESERT_CAMP_NIGHT,
      beforeLabel: 'The last hour of light',
      afterLabel: 'After dinner',
      ratio: '1/1',
    },
  },
};

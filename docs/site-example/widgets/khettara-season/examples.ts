import type { OwnExamples } from '#rihla/widget';
import type { KhettaraSeasonBlock } from './block.ts';

export const blockExamples: OwnExamples<KhettaraSeasonBlock> = {
  'the dunes, over the turn of the year': {
    block: { blockType: 'khettara-season', title: 'When the dunes are kind', from: 10, to: 4, look: 'row' },
  },
  'the mountains, one month below another': {
    block: { blockType: 'khettara-season', title: 'When the passes are open', from: 5, to: 9, look: 'list' },
  },
};

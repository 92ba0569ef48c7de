import type { Examples } from '../../render/samples/example.ts';
import { samplePicture } from '../../render/samples/pictures.ts';

export const blockExamples: Examples<'site-logo'> = {
  'in the header': { block: { blockType: 'site-logo' } },
  'one’s own': {
    block: {
      blockType: 'site-logo',
      picture: samplePicture('stamp', { alt: 'A stamp of 1956', width: 240, height: 160 }),
      hasName: false,
      height: 64,
    },
  },
  'one’s own, with the name': {
    block: {
      blockType: 'site-logo',
      picture: samplePicture('stamp', { alt: 'A stamp of 1956', width: 240, height: 160 }),
      hasName: true,
    },
  },
};

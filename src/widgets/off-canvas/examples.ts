import type { Examples } from '../../render/samples/example.ts';
import { CARAVAN } from '../../render/samples/pictures.ts';
import { POSTS } from '../../render/samples/posts.ts';

const [POST] = POSTS;

export const blockExamples: Examples<'off-canvas'> = {
  'a packing list, which is an article too': {
    block: {
      blockType: 'off-canvas',
      name: 'packing-list',
      title: 'What to pack',
      triggerLabel: 'What to pack',
      triggerLook: 'outline',
      ...(POST && { page: { relationTo: 'posts', value: POST } }),
      panel: {
        side: 'left',
        size: 520,
        sizeUnit: 'px',
        overlay: true,
        closesOnOverlay: true,
        closesOnEsc: true,
        locksScroll: true,
        closeButton: true,
      },
      blocks: [
        {
          blockType: 'icon-list',
          items: [
            { icon: 'check', text: 'A scarf of four metres' },
            { icon: 'check', text: 'A torch that straps to the head' },
          ],
        },
        { blockType: 'image', picture: CARAVAN },
      ],
    },
  },
  'a note that nothing else leads to': {
    block: {
      blockType: 'off-canvas',
      name: 'note',
      title: 'Ramadan',
      triggerLabel: 'Travelling in Ramadan',
      triggerLook: 'text',
      panel: { side: 'bottom', size: 40, sizeUnit: 'percent' },
      blocks: [{ blockType: 'quote', text: 'Tea is served after sunset.', look: 'plain' }],
    },
  },
  'a panel for links elsewhere, without a close button': {
    block: {
      blockType: 'off-canvas',
      name: 'dates',
      title: 'Dates',
      triggerLook: 'solid',
      panel: {
        side: 'right',
        overlay: false,
        closesOnOverlay: false,
        closesOnEsc: false,
        locksScroll: false,
        closeButton: false,
      },
      blocks: [{ blockType: 'heading', text: 'Spring', level: 'h3' }],
    },
  },
};

import type { Examples } from '../../render/samples/example.ts';
import { samplePicture } from '../../render/samples/pictures.ts';

const GUIDE = samplePicture('guide-portrait', { id: 8, alt: 'A man in a blue turban, smiling', focalY: 30 });
const WEAVER = samplePicture('carpet-weaver', { id: 9, alt: 'A weaver at her loom' });

const LAHCEN = {
  text: 'People ask me how I find the way. I do not find it. I have never been without it.',
  name: 'Lahcen Aït Brahim',
  role: 'Guide, leads the journey to the wells',
  picture: GUIDE,
};
const FATIMA = {
  text: 'They stay for tea, and they ask what the signs mean before they ask what the carpet costs.',
  name: 'Fatima Ouhssine',
  role: 'Weaver in Tazenakht',
  picture: WEAVER,
};
const HANNAH = {
  text: 'Eight people, two cars, and at the end of the week nobody wanted the larger tent any more.',
  name: 'Hannah Voss',
  role: 'Travelled in October, with her mother',
};
const JULES = {
  text: 'The plan changed twice because of rain. Both times what came instead was the best day.',
  name: 'Jules Marchand',
  role: 'Over the passes, in April',
};

export const blockExamples: Examples<'testimonial-carousel'> = {
  'one voice at a time, large': {
    block: {
      blockType: 'testimonial-carousel',
      label: 'What people on the way say',
      skin: 'default',
      layout: 'inline',
      align: 'start',
      slides: [LAHCEN, FATIMA, HANNAH, JULES],
    },
  },
  'in bubbles, three at a time': {
    block: {
      blockType: 'testimonial-carousel',
      skin: 'bubble',
      layout: 'inline',
      carousel: { slides_to_show: 3, infinite: false, pagination: 'fraction' },
      slides: [HANNAH, LAHCEN, JULES, FATIMA],
    },
  },
  'in the middle, moving by itself': {
    block: {
      blockType: 'testimonial-carousel',
      layout: 'stacked',
      align: 'center',
      carousel: { effect: 'fade', autoplay: true, autoplay_speed: 8000, arrows: false },
      slides: [FATIMA, LAHCEN, HANNAH],
    },
  },
  'the person above': {
    block: {
      blockType: 'testimonial-carousel',
      layout: 'above',
      skin: 'bubble',
      carousel: { slides_to_show: 2, pagination: 'none' },
      slides: [LAHCEN, FATIMA, JULES],
    },
  },
  'the person at the start': {
    block: { blockType: 'testimonial-carousel', layout: 'left', slides: [LAHCEN, FATIMA] },
  },
  'the person at the end': {
    block: {
      blockType: 'testimonial-carousel',
      layout: 'right',
      carousel: { pagination: 'progress' },
      slides: [FATIMA, LAHCEN],
    },
  },
};

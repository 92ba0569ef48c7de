import type { Examples } from '../../render/samples/example.ts';
import { CARAVAN, samplePicture } from '../../render/samples/pictures.ts';

const CAMP = samplePicture('desert-camp-night', { id: 4, alt: 'Six tents below a dune, under the Milky Way' });
const PASS = samplePicture('tizi-n-tichka', { id: 10, alt: 'The road in its bends below the pass' });
const COAST = samplePicture('legzira-arch', { id: 11, alt: 'The red arch on the beach of Legzira, at low tide' });

const JOURNEYS = { kind: 'address', address: '/category/journeys/' } as const;

const SLIDES = [
  {
    picture: CAMP,
    heading: 'Where the road *ends*, dinner is at eight',
    text: 'Four nights in the dunes, one fire, and nobody else for twenty kilometres.',
    button: 'See the journeys',
    link: JOURNEYS,
  },
  {
    picture: PASS,
    heading: 'Over the pass before *the snow*',
    text: 'Almond trees on the south side in February, larks on the north.',
    button: 'Read the field notes',
    link: { kind: 'address', address: '/category/field-notes/' } as const,
  },
  { picture: COAST, heading: 'Down to *the sea*', text: 'Sardines, wind, and a bed with a view of the harbour.' },
];

export const blockExamples: Examples<'slides'> = {
  'journeys edge to edge, pictures coming nearer': {
    block: {
      blockType: 'slides',
      label: 'Journeys of this year',
      width: 'full',
      height: 80,
      across: 'start',
      along: 'end',
      overlay: 20,
      ken_burns: 'in',
      level: 'h2',
      carousel: { autoplay: true, autoplay_speed: 8000, speed: 1200, effect: 'fade', pagination: 'dots' },
      slides: SLIDES,
    },
  },
  'in the middle, going away': {
    block: {
      blockType: 'slides',
      width: 'column',
      height: 60,
      across: 'center',
      along: 'center',
      overlay: 50,
      ken_burns: 'out',
      level: 'h3',
      carousel: { pagination: 'fraction' },
      slides: [...SLIDES].reverse(),
    },
  },
  'words at the end, between two ends': {
    block: {
      blockType: 'slides',
      width: 'full',
      height: 55,
      across: 'end',
      along: 'start',
      overlay: 50,
      ken_burns: 'none',
      level: 'p',
      carousel: { infinite: false, pagination: 'progress' },
      slides: [{ picture: CARAVAN, heading: 'An hour before *sunset*' }, ...SLIDES.slice(0, 1)],
    },
  },
};

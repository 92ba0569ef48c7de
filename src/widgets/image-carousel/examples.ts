import type { Examples } from '../../render/samples/example.ts';
import { CARAVAN, GORGE, samplePicture, WELLS } from '../../render/samples/pictures.ts';

const CAMP = samplePicture('desert-camp-night', { id: 4, alt: 'Six tents below a dune, under the Milky Way' });
const TEA = samplePicture('mint-tea', { id: 5, alt: 'Tea poured from high above the glass' });
const BOATS = samplePicture('essaouira-boats', { id: 6, alt: 'Blue boats in the harbour of Essaouira' });
const ROOFS = samplePicture('fes-rooftops', { id: 7, alt: 'The roofs of Fes from the north, at dusk' });

const SLIDES = [
  { picture: CARAVAN, caption: 'The last hour before camp, October' },
  { picture: GORGE, caption: 'The narrowest place of the Todra, at noon' },
  { picture: WELLS, caption: 'Each mound is a well, dug by hand' },
  { picture: CAMP, caption: 'Six tents, one fire' },
  { picture: BOATS, caption: 'The harbour at six, before the auction' },
];

export const blockExamples: Examples<'image-carousel'> = {
  'pictures of a journey, which open large': {
    block: {
      blockType: 'image-carousel',
      label: 'Pictures of the journey to the wells',
      link_to: 'file',
      lightbox: 'default',
      ratio: '4/5',
      slides: SLIDES,
    },
  },
  'a slow slider of scenes, fading': {
    block: {
      blockType: 'image-carousel',
      label: 'Scenes of the road',
      link_to: 'none',
      ratio: '21/9',
      carousel: {
        slides_to_show: 1,
        effect: 'fade',
        autoplay: true,
        autoplay_speed: 7000,
        speed: 1500,
        pagination: 'progress',
      },
      slides: [{ picture: CAMP }, { picture: ROOFS }, { picture: CARAVAN }, { picture: BOATS }],
    },
  },
  'places with pages of their own, between two ends': {
    block: {
      blockType: 'image-carousel',
      label: 'Where we go',
      link_to: 'custom',
      ratio: '1/1',
      carousel: { slides_to_show: 4, slides_to_show_mobile: 2, space_between: 16, infinite: false, pagination: 'none' },
      slides: [
        { picture: ROOFS, caption: 'Fes', link: { kind: 'address', address: '/category/journeys/' } },
        {
          picture: WELLS,
          caption: 'Tafilalt',
          link: { kind: 'address', address: '/field-notes/the-water-under-the-sand/' },
        },
        { picture: BOATS, caption: 'Essaouira' },
        { picture: GORGE, caption: 'Todra' },
        { picture: CAMP, caption: 'Erg Chigaga' },
        { picture: TEA, caption: 'Tea on the way' },
      ],
    },
  },
  'as taken, always in the lightbox': {
    block: {
      blockType: 'image-carousel',
      link_to: 'file',
      lightbox: 'yes',
      ratio: 'natural',
      carousel: {
        slides_to_show: 2,
        pagination: 'fraction',
        autoplay: true,
        direction: 'backward',
        pause_on_hover: false,
      },
      slides: SLIDES.slice(2),
    },
  },
  'in wide frames, as files': {
    block: {
      blockType: 'image-carousel',
      link_to: 'file',
      lightbox: 'no',
      ratio: '16/9',
      carousel: { slides_to_show: 2, arrows: false },
      slides: [{ picture: TEA, caption: 'Three glasses are polite' }, ...SLIDES.slice(0, 2)],
    },
  },
  'four at a time, three to two': {
    block: { blockType: 'image-carousel', ratio: '3/2', carousel: { slides_to_show: 4 }, slides: SLIDES },
  },
};

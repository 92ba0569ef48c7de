import type { Examples } from '../../render/samples/example.ts';
import { CARAVAN, GORGE, samplePicture, WELLS } from '../../render/samples/pictures.ts';

const CAMP = samplePicture('desert-camp-night', { id: 4, alt: 'Six tents below a dune, under the Milky Way' });
const SPICES = samplePicture('spice-cones', { id: 12, alt: 'Cones of paprika, cumin and turmeric' });
const SQUARE = samplePicture('jemaa-el-fna-night', { id: 13, alt: 'The great square of Marrakech at night' });
const LAKE = samplePicture('imilchil-lake', { id: 14, alt: 'A lake between bare mountains' });

const SLIDES = [
  { picture: SQUARE, caption: 'Marrakech, the square at nine', film: 'https://vimeo.com/76979871' },
  { picture: SPICES, caption: 'The spice market behind it' },
  { picture: CARAVAN, caption: 'Erg Chebbi, an hour before sunset' },
  { picture: CAMP, caption: 'The camp, in two minutes', film: 'https://youtu.be/abcDEF123-_' },
  { picture: LAKE, caption: 'Imilchil, in May' },
];

export const blockExamples: Examples<'media-carousel'> = {
  'a slideshow of pictures and films': {
    block: {
      blockType: 'media-carousel',
      label: 'From Marrakech to the camp',
      skin: 'slideshow',
      ratio: '16/9',
      lightbox: 'default',
      carousel: { effect: 'fade', pagination: 'fraction' },
      slides: SLIDES,
    },
  },
  'like covers on a shelf': {
    block: {
      blockType: 'media-carousel',
      label: 'Scenes of the road',
      skin: 'coverflow',
      ratio: '3/2',
      lightbox: 'yes',
      slides: SLIDES,
    },
  },
  'a row of two': {
    block: {
      blockType: 'media-carousel',
      skin: 'carousel',
      ratio: '4/5',
      lightbox: 'no',
      carousel: { slides_to_show: 2, space_between: 24, infinite: false },
      slides: [
        { picture: GORGE, caption: 'The Todra gorge' },
        { picture: WELLS, caption: 'The wells' },
        ...SLIDES.slice(2),
      ],
    },
  },
  'squares, which open in the lightbox': {
    block: {
      blockType: 'media-carousel',
      skin: 'carousel',
      ratio: '1/1',
      carousel: { slides_to_show: 3, space_between: 16, pagination: 'progress' },
      slides: SLIDES,
    },
  },
  'wide as a screen': {
    block: {
      blockType: 'media-carousel',
      skin: 'slideshow',
      ratio: '21/9',
      carousel: { infinite: false, arrows: false, pagination: 'none' },
      slides: SLIDES.slice(0, 3),
    },
  },
  'as taken': {
    block: { blockType: 'media-carousel', skin: 'carousel', ratio: 'natural', slides: SLIDES.slice(1, 3) },
  },
};

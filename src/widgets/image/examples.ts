import type { Examples } from '../../render/samples/example.ts';
import { CARAVAN, GORGE, samplePicture, WELLS } from '../../render/samples/pictures.ts';

export const blockExamples: Examples<'image'> = {
  'an arch with caption and place': {
    block: {
      blockType: 'image',
      picture: CARAVAN,
      shape: 'arch',
      ratio: '4/5',
      width: 'column',
      caption: 'The last hour before camp, October',
      place: 'Erg Chebbi',
    },
  },
  'as taken': { block: { blockType: 'image', picture: WELLS, shape: 'none', ratio: 'natural', place: 'Tafilalt' } },
  'a circle': { block: { blockType: 'image', picture: GORGE, shape: 'circle' } },
  'edge to edge': { block: { blockType: 'image', picture: CARAVAN, ratio: '21/9', focus: 'centre', width: 'full' } },
  'wider than the text, linked': {
    block: {
      blockType: 'image',
      picture: WELLS,
      ratio: '16/9',
      focus: 'bottom',
      width: 'wide',
      caption: 'Each mound is a well',
      link: { kind: 'address', address: '/field-notes/the-water-under-the-sand/', newTab: false },
      opens: 'link',
    },
  },
  'opens large, with others': {
    block: {
      blockType: 'image',
      picture: GORGE,
      ratio: '3/2',
      focus: 'right',
      caption: 'The narrowest place, at noon',
      opens: 'picture',
      lightbox: 'default',
      lightboxGroup: 'gorge',
    },
  },
  'opens as a file': { block: { blockType: 'image', picture: WELLS, opens: 'picture', lightbox: 'no' } },
  'a film': {
    block: {
      blockType: 'image',
      picture: CARAVAN,
      ratio: '16/9',
      link: { kind: 'address', address: 'https://vimeo.com/76979871' },
      lightbox: 'yes',
    },
  },
  'another one on phones': {
    block: {
      blockType: 'image',
      picture: CARAVAN,
      pictureOnPhone: GORGE,
      ratio: '21/9',
      focus: 'left',
      deviceValues: { mobile: { ratio: '4/5', focus: 'top' } },
    },
  },
  square: { block: { blockType: 'image', picture: GORGE, ratio: '1/1', focus: 'top' } },
  'four by three': { block: { blockType: 'image', picture: GORGE, ratio: '4/3' } },
  'three by two': { block: { blockType: 'image', picture: GORGE, ratio: '3/2' } },
  'three by four': { block: { blockType: 'image', picture: GORGE, ratio: '3/4' } },
  'two by three': { block: { blockType: 'image', picture: GORGE, ratio: '2/3' } },
  'too small for any rendition': {
    block: { blockType: 'image', picture: samplePicture('stamp', { alt: 'A stamp of 1956', width: 240, height: 160 }) },
  },
};

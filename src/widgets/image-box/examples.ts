import type { Examples } from '../../render/samples/example.ts';
import { CARPET_WEAVER, GUIDE_PORTRAIT, MINT_TEA, RIAD_COURTYARD, TAGINE_TABLE } from '../../render/samples/scenes.ts';

export const blockExamples: Examples<'image-box'> = {
  'a house, beside its text': {
    block: {
      blockType: 'image-box',
      picture: RIAD_COURTYARD,
      title: 'Your first night, behind a *plain door*',
      text: 'A riad in the Marrakech medina, six rooms round a court with two orange trees. Somebody meets you at the taxi and carries the bags the last hundred metres.',
      level: 'h2',
      linkLabel: 'Where we sleep',
      link: { kind: 'address', address: '/practical-information/' },
      position: 'start',
      share: 'large',
      ratio: '4/3',
    },
  },
  'a guide, in an arch after the text': {
    block: {
      blockType: 'image-box',
      picture: GUIDE_PORTRAIT,
      title: 'Lahcen, who learned the wells from his father',
      text: 'Our guide at Erg Chigaga. A person who is in a hurry, he says, has already drunk tomorrow’s water.',
      level: 'h3',
      position: 'end',
      share: 'third',
      shape: 'arch',
      ratio: '4/5',
    },
  },
  'lunch, half and half': {
    block: {
      blockType: 'image-box',
      picture: TAGINE_TABLE,
      title: 'One dish, no plates',
      text: 'Lunch is a tagine in the middle and bread instead of forks. Vegetarians say so when they book, and eat as well.',
      level: 'h3',
      position: 'start',
      share: 'half',
      ratio: '3/2',
    },
  },
  'a stop on the way, all of it a link': {
    block: {
      blockType: 'image-box',
      picture: CARPET_WEAVER,
      title: 'Two women, four months, one carpet',
      text: 'In Taznakht you can see how it is done, and need not buy.',
      level: 'h4',
      link: { kind: 'address', address: '/field-notes/three-glasses-of-tea/' },
      position: 'top',
      align: 'start',
      shape: 'none',
      ratio: 'natural',
    },
  },
  'in a circle, centred': {
    block: {
      blockType: 'image-box',
      picture: MINT_TEA,
      title: 'Tea first',
      text: 'Everything else afterwards.',
      level: 'p',
      position: 'top',
      align: 'center',
      shape: 'circle',
      ratio: '1/1',
    },
  },
};

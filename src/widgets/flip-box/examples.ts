import type { Examples } from '../../render/samples/example.ts';
import { CARAVAN } from '../../render/samples/pictures.ts';
import { DESERT_CAMP_NIGHT } from '../../render/samples/scenes.ts';

const CAMP = { kind: 'address', address: '/field-notes/what-to-pack/' } as const;

export const blockExamples: Examples<'flip-box'> = {
  'a camp that turns over': {
    block: {
      blockType: 'flip-box',
      picture: DESERT_CAMP_NIGHT,
      icon: 'none',
      title: 'How cold is it at night?',
      text: 'Colder than most people pack for.',
      level: 'h3',
      backTitle: 'Zero at dawn in January',
      backText: 'Colder still in the hollows. We lend a four-season sleeping bag and two blankets.',
      linkLabel: 'What to pack',
      link: CAMP,
      effect: 'flip',
      direction: 'start',
      height: 380,
      colour: 'ink',
      backColour: 'brand',
    },
  },
  'an answer that slides in': {
    block: {
      blockType: 'flip-box',
      icon: 'footprints',
      title: 'How fit do I have to be?',
      text: 'Less than you think.',
      level: 'h3',
      backText: 'Five hours on foot, mostly level, with a rest at noon. Whoever is tired rides.',
      effect: 'slide',
      direction: 'up',
      height: 300,
      colour: 'sand',
      backColour: 'accent',
    },
  },
  'a price that fades in': {
    block: {
      blockType: 'flip-box',
      icon: 'wallet',
      title: 'What is included?',
      text: 'Nearly all of it.',
      level: 'h4',
      backTitle: 'All but three things',
      backText: 'Flights, insurance and what you drink in Marrakech.',
      effect: 'fade',
      direction: 'end',
      colour: 'saffron',
      backColour: 'paper',
    },
  },
  'downwards, in two plain colours': {
    block: {
      blockType: 'flip-box',
      picture: CARAVAN,
      title: 'Camel or foot?',
      level: 'p',
      backText: 'Both. You choose in the morning, and may change your mind at noon.',
      effect: 'flip',
      direction: 'down',
      colour: 'brand',
      backColour: 'sand',
    },
  },
  'a plain question': {
    block: {
      blockType: 'flip-box',
      icon: 'users',
      title: 'Can I come alone?',
      level: 'h2',
      backText: 'A third of our travellers do. A tent of your own costs nothing more.',
      effect: 'slide',
      direction: 'start',
      colour: 'paper',
      backColour: 'saffron',
    },
  },
  'accent on ink': {
    block: {
      blockType: 'flip-box',
      icon: 'sun',
      title: 'And the heat?',
      backText: 'From June to September the camels are at pasture, and we walk in the mountains.',
      effect: 'flip',
      direction: 'up',
      colour: 'accent',
      backColour: 'ink',
    },
  },
};

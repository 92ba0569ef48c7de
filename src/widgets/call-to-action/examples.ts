import type { Examples } from '../../render/samples/example.ts';
import { CARAVAN } from '../../render/samples/pictures.ts';
import { ATLAS_VALLEY_SPRING, DESERT_CAMP_NIGHT, FES_ROOFTOPS, RIAD_COURTYARD } from '../../render/samples/scenes.ts';

const WRITE = { kind: 'address', address: '/contact/' } as const;

export const blockExamples: Examples<'call-to-action'> = {
  'an evening at the camp, with a ribbon': {
    block: {
      blockType: 'call-to-action',
      picture: DESERT_CAMP_NIGHT,
      title: 'Three nights in the dunes, *from October*',
      text: 'Two to eight walkers, tents or stars, and a supper that is late on the last evening.',
      level: 'h2',
      buttonLabel: 'See the dates',
      link: { kind: 'address', address: '/journeys/three-nights-in-the-dunes/' },
      ribbon: 'Two places left',
      ribbonSide: 'end',
      arrangement: 'under',
      align: 'start',
      colour: 'ink',
      hover: 'zoom',
      minHeight: 480,
      overlay: 55,
    },
  },
  'a question, picture before it': {
    block: {
      blockType: 'call-to-action',
      picture: RIAD_COURTYARD,
      title: 'Not sure which way to go?',
      text: 'Write us two lines about what you like. Salma or Brahim answers within a day, with a route and a price.',
      level: 'h3',
      buttonLabel: 'Plan a journey',
      link: WRITE,
      arrangement: 'start',
      align: 'start',
      colour: 'sand',
      hover: 'move',
      minHeight: 420,
    },
  },
  'spring, picture after the text': {
    block: {
      blockType: 'call-to-action',
      picture: ATLAS_VALLEY_SPRING,
      title: 'The almond trees do not wait',
      text: 'They blossom for two weeks, somewhere between February and April.',
      level: 'h3',
      buttonLabel: 'Spring journeys',
      link: { kind: 'address', address: '/category/journeys/' },
      ribbon: 'New',
      ribbonSide: 'start',
      arrangement: 'end',
      colour: 'brand',
      hover: 'rest',
      minHeight: 380,
    },
  },
  'over the roofs, centred, all of it a link': {
    block: {
      blockType: 'call-to-action',
      picture: FES_ROOFTOPS,
      title: 'Four days in Fes',
      level: 'h4',
      link: { kind: 'address', address: '/field-notes/finding-your-way-in-fes/' },
      arrangement: 'under',
      align: 'center',
      colour: 'accent',
      hover: 'clear',
      minHeight: 320,
      overlay: 60,
    },
  },
  'words alone': {
    block: {
      blockType: 'call-to-action',
      title: 'The next group leaves on 4 October',
      text: 'Five of eight places are taken.',
      level: 'p',
      buttonLabel: 'Join it',
      link: WRITE,
      arrangement: 'under',
      align: 'center',
      colour: 'saffron',
      hover: 'none',
      minHeight: 0,
    },
  },
  'on paper': {
    block: {
      blockType: 'call-to-action',
      picture: CARAVAN,
      title: 'Half a day on foot, half on a camel',
      text: 'You choose in the morning, and may change your mind at noon.',
      buttonLabel: 'How we travel',
      link: { kind: 'address', address: '/about/' },
      arrangement: 'end',
      colour: 'paper',
      hover: 'zoom',
    },
  },
};

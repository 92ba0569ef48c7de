import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'icon-box'> = {
  'small groups, below a line': {
    block: {
      blockType: 'icon-box',
      icon: 'users',
      title: 'Eight, at most',
      text: 'Eight can hear each other at one table, sleep in one house, and leave a village as they found it.',
      level: 'h2',
      position: 'top',
      align: 'start',
      sign: 'plain',
      look: 'ruled',
    },
  },
  'a night outside, in an arch, in the middle, linked': {
    block: {
      blockType: 'icon-box',
      icon: 'tent',
      title: 'Three nights in the dunes',
      text: 'Far from the camps with generators, where the last light is a fire and the first one is the sun.',
      level: 'h3',
      position: 'top',
      align: 'center',
      sign: 'arch',
      look: 'framed',
      link: { kind: 'address', address: '/journeys/three-nights-in-the-dunes/' },
    },
  },
  'how to ask, beside a ring': {
    block: {
      blockType: 'icon-box',
      icon: 'phone',
      title: 'Call Fatima-Zahra',
      text: 'Monday to Saturday, nine to six. She has walked every route that she sells.',
      level: 'p',
      position: 'start',
      sign: 'ring',
      look: 'plain',
      link: { kind: 'address', address: 'tel:+212524000142' },
    },
  },
  'water, its sign at the end, on sand': {
    block: {
      blockType: 'icon-box',
      icon: 'droplet',
      title: 'Four litres a day',
      text: 'For each of you, carried by camels, and filled at wells that we know.',
      level: 'h4',
      position: 'end',
      sign: 'arch',
      look: 'filled',
    },
  },
};

import type { Examples } from '../../render/samples/example.ts';
import { WELLS } from '../../render/samples/pictures.ts';
import { AIT_BENHADDOU, DESERT_CAMP_NIGHT, DRAA_PALMS, MINT_TEA, RIAD_COURTYARD } from '../../render/samples/scenes.ts';

export const blockExamples: Examples<'hotspots'> = {
  'a khettara explained, numbered': {
    block: {
      blockType: 'hotspots',
      picture: WELLS,
      trigger: 'click',
      sign: 'number',
      side: 'top',
      animation: 'expand',
      sequence: true,
      spots: [
        {
          label: 'The mother well',
          text: 'Dug first, at the foot of the slope, until it reached water. If it is dry, a season is lost.',
          x: 34,
          y: 46,
        },
        {
          label: 'The mounds',
          text: 'Each is what came out of one shaft. They keep the rain out and show from far away where the water runs.',
          x: 56,
          y: 60,
        },
        {
          label: 'The palm grove',
          text: 'After five to ten kilometres in the dark the water comes out by itself, and is shared by the hour.',
          x: 18,
          fromX: 'right',
          y: 52,
          fromY: 'bottom',
          linkLabel: 'How water is shared',
          link: { kind: 'address', address: '/field-notes/the-water-under-the-sand/' },
        },
      ],
    },
  },
  'a camp, when it is pointed at': {
    block: {
      blockType: 'hotspots',
      picture: DESERT_CAMP_NIGHT,
      trigger: 'hover',
      sign: 'icon',
      side: 'end',
      animation: 'soft-beat',
      sequence: false,
      spots: [
        {
          label: 'Your tent',
          text: 'Two beds, a rug, a lantern. Wool blankets for the hour before dawn.',
          x: 22,
          y: 62,
          icon: 'tent',
        },
        {
          label: 'Dinner',
          text: 'At eight, round the fire. Bread is baked in the sand under it.',
          x: 50,
          y: 68,
          icon: 'utensils',
          image: MINT_TEA,
        },
        { label: 'No lamp after ten', text: 'Then there are about three thousand stars.', x: 70, y: 22, icon: 'moon' },
      ],
    },
  },
  'three nights by name': {
    block: {
      blockType: 'hotspots',
      picture: DRAA_PALMS,
      trigger: 'click',
      sign: 'label',
      side: 'bottom',
      animation: 'none',
      spots: [
        {
          label: 'Kasbah',
          text: 'Earth walls a metre thick: twenty-four degrees inside when it is forty in the lane.',
          x: 76,
          y: 48,
        },
        {
          label: 'Palm grove',
          text: 'Dates above, almonds below them, beans on the ground: three gardens in one.',
          x: 40,
          y: 66,
          link: { kind: 'address', address: '/field-notes/the-water-under-the-sand/' },
        },
      ],
    },
  },
  'a house, with a list below': {
    block: {
      blockType: 'hotspots',
      picture: RIAD_COURTYARD,
      trigger: 'none',
      sign: 'number',
      animation: 'none',
      spots: [
        { label: 'The fountain', text: 'It cools the court, and covers what is said in it.', x: 50, y: 70 },
        {
          label: 'Orange trees',
          text: 'Bitter ones: for the scent, and for the marmalade at breakfast.',
          x: 22,
          y: 50,
        },
        { label: 'The open roof', text: 'Rain comes in. So do swallows.', x: 50, y: 8 },
      ],
    },
  },
  'dots that glow': {
    block: {
      blockType: 'hotspots',
      picture: AIT_BENHADDOU,
      trigger: 'click',
      sign: 'dot',
      side: 'start',
      animation: 'overlay',
      spots: [
        {
          label: 'The granary',
          text: 'On the summit, shared by the whole village, with the best view of who was coming.',
          x: 52,
          y: 22,
          fromX: 'left',
          fromY: 'top',
        },
        {
          label: 'The ford',
          text: 'You cross on sandbags when the river is low, and by the bridge when it is not.',
          x: 30,
          y: 12,
          fromY: 'bottom',
        },
      ],
    },
  },
};

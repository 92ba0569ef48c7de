import type { Examples } from '../../render/samples/example.ts';
import { CARAVAN, WELLS } from '../../render/samples/pictures.ts';
import {
  AIT_BENHADDOU,
  ATLAS_VALLEY_SPRING,
  DESERT_CAMP_NIGHT,
  ERG_CHIGAGA_DAWN,
  RIAD_COURTYARD,
  TOUBKAL_WINTER,
} from '../../render/samples/scenes.ts';

export const blockExamples: Examples<'timeline'> = {
  'four days to the big dunes': {
    block: {
      blockType: 'timeline',
      items: [
        {
          label: 'Day 1',
          title: 'M’hamid to the old river',
          text: 'The tarmac ends and the walk begins, along the dry bed of the Draa. Camp among tamarisks, with light enough to unload.',
          picture: WELLS,
          facts: [
            { icon: 'footprints', name: 'On foot', value: '16 km' },
            { icon: 'tent', name: 'Night', value: 'Camp' },
          ],
        },
        {
          label: 'Day 2',
          title: 'Two wells',
          text: 'The longest day. One of the wells is a little salty; the tea hides it.',
          facts: [
            { icon: 'footprints', name: 'On foot', value: '20 km' },
            { icon: 'droplet', name: 'Water', value: 'Two wells' },
          ],
        },
        {
          label: 'Day 3',
          title: 'Erg Chigaga',
          text: 'The last five kilometres are true dunes. Those who can climb do: forty minutes, two steps up and one back.',
          picture: CARAVAN,
          facts: [
            { icon: 'mountain', name: 'Highest dunes', value: '150 m' },
            { icon: 'moon', name: 'Nights', value: '2' },
          ],
        },
      ],
      folding: 'none',
      level: 'h3',
      arrangement: 'side',
      sign: 'dot',
      pictures: 'beside',
    },
  },
  'from snow to sand, on both sides of the line': {
    block: {
      blockType: 'timeline',
      items: [
        {
          label: 'Days 1 and 2',
          title: 'Imlil, under Toubkal',
          text: 'Walnut terraces, mule paths, and the first view of the snow.',
          picture: TOUBKAL_WINTER,
          icon: 'mountain',
          facts: [{ icon: 'mountain', value: '1,740 m' }],
        },
        {
          label: 'Days 3 to 5',
          title: 'Over Tizi n’Tamatert to the valleys',
          text: 'On foot from village to village. A mule carries what you do not need by day.',
          picture: ATLAS_VALLEY_SPRING,
          icon: 'footprints',
          facts: [{ icon: 'footprints', value: '5 hours a day' }],
        },
        {
          label: 'Days 6 and 7',
          title: 'The road of kasbahs',
          text: 'Earth houses, palm groves, and a night in one of them.',
          picture: AIT_BENHADDOU,
          icon: 'car',
        },
        {
          label: 'Days 8 and 9',
          title: 'The last dune',
          text: 'Dinner by the fire, and the first footprints in the morning.',
          picture: DESERT_CAMP_NIGHT,
          icon: 'tent',
        },
      ],
      folding: 'none',
      level: 'h3',
      arrangement: 'alternating',
      sign: 'icon',
      pictures: 'above',
    },
  },
  'days that unfold, the first one open': {
    block: {
      blockType: 'timeline',
      items: [
        {
          label: 'Friday',
          title: 'Marrakech',
          text: 'We meet you at the airport until ten at night. The riad keeps a soup warm.',
          picture: RIAD_COURTYARD,
          facts: [{ icon: 'bed', name: 'Night', value: 'Riad' }],
        },
        {
          label: 'Saturday',
          title: 'Over the pass to the Draa',
          text: 'Six hours on the road with four stops, of which one is lunch.',
          facts: [{ icon: 'car', name: 'On the road', value: '290 km' }],
        },
        {
          label: 'Sunday',
          title: 'Sunrise, and back',
          text: 'Up at six for the light. Back in Marrakech by eight in the evening.',
          picture: ERG_CHIGAGA_DAWN,
        },
      ],
      folding: 'first',
      level: 'h4',
      arrangement: 'side',
      sign: 'number',
    },
  },
  'how a booking goes, all folded': {
    block: {
      blockType: 'timeline',
      items: [
        {
          label: 'Today',
          title: 'You write to us',
          text: 'Dates, how many you are, and what you would rather not do.',
        },
        {
          label: 'Within a day',
          title: 'A person answers',
          text: 'Salma or Brahim, with a route and a price. No deposit yet.',
        },
        {
          label: 'A month before',
          title: 'You pay the rest',
          text: 'Twenty per cent when you book, the rest now. All of it comes back if we cancel.',
        },
      ],
      folding: 'closed',
      level: 'h2',
      sign: 'number',
    },
  },
  'a history in years': {
    block: {
      blockType: 'timeline',
      items: [
        { label: '2011', title: 'One car, two tents', text: 'The first four travellers came by word of mouth.' },
        {
          label: '2016',
          title: 'Khettara, the company',
          text: 'Named after the channels under the Tafilalt, which take a village to keep open.',
        },
        { label: '2024', title: 'Eleven guides', text: 'All of them from the valleys they walk in.' },
      ],
      level: 'p',
      sign: 'dot',
    },
  },
};

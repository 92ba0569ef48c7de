import type { Examples } from '../../render/samples/example.ts';
import { CARAVAN, GORGE, samplePicture, WELLS } from '../../render/samples/pictures.ts';

const CAMP = samplePicture('desert-camp-night', {
  id: 4,
  alt: 'A camp of low tents under the stars',
  placeholder: '#1d2440',
});
const TEA = samplePicture('mint-tea', { id: 5, alt: 'A pot of mint tea and two glasses', placeholder: '#7a5b3a' });
const PALMS = samplePicture('draa-palms', { id: 6, alt: 'Palm groves along the river Draa', placeholder: '#5d7048' });

const SERIES = [
  { address: 'https://youtu.be/aqz-KE-bpKQ', title: 'A caravan, filmed in 1956', duration: '3:20', poster: CARAVAN },
  { address: 'https://youtu.be/eRsGyueVLvQ', title: 'The camp at night', duration: '1:48', poster: CAMP },
  { address: 'https://vimeo.com/76979871', title: 'Tea, from above', duration: '0:52', poster: TEA },
  { address: 'https://youtu.be/R6MlUcmOul8', title: 'In the gorge', duration: '2:05', poster: GORGE },
];

/** The same videos, with another one first. */
function seriesFrom(first: number) {
  return [{ films: [...SERIES.slice(first), ...SERIES.slice(0, first)] }];
}

export const blockExamples: Examples<'video-playlist'> = {
  'a series in two parts, beside the player': {
    block: {
      blockType: 'video-playlist',
      title: 'Nine days along one line of water',
      name: 'line-of-water',
      sections: [
        {
          title: 'From the mountains',
          films: [
            { address: 'https://youtu.be/aqz-KE-bpKQ', title: 'Snow above Imlil', duration: '4:12', poster: GORGE },
            {
              address: 'https://vimeo.com/76979871',
              title: 'The palm groves of the Draa',
              duration: '6:30',
              poster: PALMS,
            },
          ],
        },
        {
          title: 'To the sand',
          films: [
            {
              address: 'https://youtu.be/eRsGyueVLvQ',
              title: 'The wells of a khettara, and who keeps them',
              duration: '8:05',
              poster: WELLS,
            },
            {
              address: 'https://youtu.be/R6MlUcmOul8',
              title: 'Three nights in the dunes',
              duration: '12:14',
              poster: CARAVAN,
            },
            { address: 'https://vimeo.com/1084537', title: 'The camp, without a word', duration: '2:00', poster: CAMP },
          ],
        },
      ],
      autoNext: true,
      privacy: true,
      list: 'end',
      ratio: '16/9',
    },
  },
  'below the player, wide, one film after another by hand': {
    block: {
      blockType: 'video-playlist',
      title: 'Short films from the kitchen',
      sections: [
        {
          films: [
            { address: 'https://vimeo.com/76979871', title: 'How mint tea is poured', duration: '1:05', poster: TEA },
            {
              address: 'https://www.youtube.com/shorts/aqz-KE-bpKQ',
              title: 'Bread in the sand',
              duration: '0:48',
              poster: CARAVAN,
            },
            { address: 'https://www.youtube.com/live/eRsGyueVLvQ', title: 'A table for eight' },
          ],
        },
      ],
      autoNext: false,
      privacy: false,
      list: 'below',
      ratio: '21/9',
    },
  },
  'in the proportion of old films': {
    block: { blockType: 'video-playlist', sections: seriesFrom(0), ratio: '4/3' },
  },
  'in the proportion of photographs': {
    block: { blockType: 'video-playlist', sections: seriesFrom(1), ratio: '3/2' },
  },
  'square, the list below': {
    block: { blockType: 'video-playlist', sections: seriesFrom(2), list: 'below', ratio: '1/1' },
  },
  'upright, from a phone': {
    block: { blockType: 'video-playlist', sections: seriesFrom(3), ratio: '9/16' },
  },
};

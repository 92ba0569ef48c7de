import type { Examples } from '../../render/samples/example.ts';
import { CARAVAN, GORGE, samplePicture, WELLS } from '../../render/samples/pictures.ts';

const CAMP = samplePicture('desert-camp-night', {
  id: 4,
  alt: 'A camp of low tents under the stars',
  placeholder: '#1d2440',
});
const TEA = samplePicture('mint-tea', { id: 5, alt: 'A pot of mint tea and two glasses', placeholder: '#7a5b3a' });

export const blockExamples: Examples<'video'> = {
  'a film at YouTube, which nobody is asked for before it is played': {
    block: {
      blockType: 'video',
      address: 'https://youtu.be/aqz-KE-bpKQ?t=12',
      title: 'Three nights in the dunes',
      poster: CARAVAN,
      caption: 'Filmed on the October journey, with the voices of those who were there.',
      opens: 'here',
      controls: true,
      privacy: true,
      related: false,
      sticky: true,
      ratio: '16/9',
    },
  },
  'a film at Vimeo, unlisted, wide, with French captions': {
    block: {
      blockType: 'video',
      address: 'https://vimeo.com/76979871/8272103f6e',
      title: 'The water under the sand',
      poster: WELLS,
      opens: 'here',
      start: '0:10',
      end: '1:30',
      captions: 'fr',
      sticky: false,
      autoplay: false,
      mute: false,
      loop: false,
      ratio: '21/9',
    },
  },
  'large, in the lightbox': {
    block: {
      blockType: 'video',
      address: 'https://vimeo.com/channels/staffpicks/76979871',
      title: 'A night at the camp',
      poster: CAMP,
      caption: 'Two minutes, without a word.',
      opens: 'lightbox',
      ratio: '3/2',
    },
  },
  'without a picture': {
    block: {
      blockType: 'video',
      address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: 'How a khettara is cleaned, told by Lahcen',
      privacy: false,
      related: true,
      ratio: '4/3',
    },
  },
  'upright, from a phone': {
    block: {
      blockType: 'video',
      address: 'https://www.youtube.com/shorts/aqz-KE-bpKQ',
      title: 'Ten seconds of the Todra gorge',
      poster: GORGE,
      mute: true,
      loop: true,
      ratio: '9/16',
    },
  },
  'a file, with captions': {
    isWithoutFile: true,
    block: {
      blockType: 'video',
      address: '/films/mint-tea.mp4',
      title: 'How mint tea is poured',
      poster: TEA,
      caption: 'From arm’s length, three times, and never in a hurry.',
      start: '0:02',
      sticky: true,
      tracks: [
        { file: '/films/mint-tea.en.vtt', language: 'en' },
        { file: '/films/mint-tea.fr.vtt', language: 'fr', label: 'Français' },
      ],
      ratio: '16/9',
    },
  },
  'begins by itself, without a sound, for those who always allow its service; square': {
    block: {
      blockType: 'video',
      address: 'https://vimeo.com/76979871',
      title: 'Wind on Erg Chigaga',
      poster: CARAVAN,
      autoplay: true,
      mute: true,
      loop: true,
      ratio: '1/1',
    },
  },
  'a file from elsewhere, with nothing but a button': {
    isWithoutFile: true,
    block: {
      blockType: 'video',
      address: 'https://films.khettara.example/wells.webm',
      title: 'Cleaning the seventh well',
      poster: WELLS,
      mute: true,
      loop: true,
      controls: false,
      ratio: '16/9',
    },
  },
};

import type { Examples } from '../../render/samples/example.ts';
import { CARAVAN } from '../../render/samples/pictures.ts';

export const blockExamples: Examples<'chat-button'> = {
  'somebody who is always there, without a picture': {
    block: {
      blockType: 'chat-button',
      account: 1,
      showName: true,
      styles: {
        label: 'Need help? <strong>Chat with us</strong>',
        type: 'round',
        backgroundColor: '#2db742',
        textColor: '#ffffff',
      },
    },
  },
  'somebody with hours and a picture, square': {
    block: {
      blockType: 'chat-button',
      account: 2,
      showName: true,
      styles: { label: 'Ask about the road', type: 'square', backgroundColor: '#2541a8', textColor: '#f7f0e3' },
    },
  },
  'somebody under another name, with another picture': {
    block: {
      blockType: 'chat-button',
      account: 2,
      name: 'The night desk',
      avatar: CARAVAN,
      styles: { label: 'We are up', type: 'round' },
    },
  },
  'the label alone': {
    block: {
      blockType: 'chat-button',
      account: 3,
      showName: false,
      styles: { label: 'Join the travellers’ group', type: 'round' },
    },
  },
  'nothing but its account': {
    block: { blockType: 'chat-button', account: 1, styles: {} },
  },
};

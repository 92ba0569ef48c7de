import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'alert'> = {
  'what to know before Ramadan': {
    block: {
      blockType: 'alert',
      kind: 'info',
      title: 'During Ramadan we eat after sunset',
      text: 'Guests have lunch as always. Villages are quiet by day, and at their finest by night.',
      showIcon: true,
      dismissable: false,
      look: 'ruled',
    },
  },
  'the pass is closed, until it is put away': {
    block: {
      blockType: 'alert',
      kind: 'warning',
      title: 'Snow on the Tizi n’Tichka',
      text: 'The road over the pass is closed today. We drive round by the Tizi n’Test, which takes two hours longer.',
      dismissable: true,
      memory: 'visit',
      look: 'filled',
    },
  },
  'a place has become free, for as long as it is news': {
    block: {
      blockType: 'alert',
      kind: 'success',
      title: 'One place is free again on the October crossing',
      showIcon: true,
      dismissable: true,
      memory: 'always',
      look: 'filled',
    },
  },
  'what not to do, without a title': {
    block: {
      blockType: 'alert',
      kind: 'danger',
      text: 'Never walk in a dry river bed after rain in the mountains, however blue the sky is where you are.',
      dismissable: true,
      memory: 'page',
      look: 'ruled',
    },
  },
  'in words alone': {
    block: {
      blockType: 'alert',
      kind: 'info',
      text: 'Prices hold for bookings made before 31 December.',
      showIcon: false,
    },
  },
};

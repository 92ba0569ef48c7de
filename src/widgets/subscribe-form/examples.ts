import type { Examples } from '../../render/samples/example.ts';

const CONSENT =
  'About six letters a year: new journeys, dates with places left, and stories from where they lead. Each has a link at its end with which you leave. We give your address to nobody.';

export const blockExamples: Examples<'subscribe-form'> = {
  'letters from the road, between two sections': {
    block: {
      blockType: 'subscribe-form',
      title: 'Letters from *the road*',
      level: 'h2',
      text: 'Six times a year Salma writes from wherever the groups are walking: which pass has opened, what the dates cost in Erfoud, and which journeys have places left.',
      buttonLabel: 'Write to me',
      consentText: CONSENT,
      consentBy: 'sentence',
      look: 'line',
      align: 'start',
    },
  },
  'in the middle, with a first name': {
    block: {
      blockType: 'subscribe-form',
      title: 'Be the first to hear of *the October crossing*',
      level: 'h3',
      text: 'Its eight places go within a day. Whoever is on this list hears of them a week before everybody else.',
      asksName: true,
      buttonLabel: 'Put me on the list',
      consentText:
        'We write to you when the dates of October are set, and about six times a year besides. One click, and you are off the list again.',
      look: 'line',
      align: 'center',
    },
  },
  'one below the other, with a box to tick': {
    block: {
      blockType: 'subscribe-form',
      title: 'The packing list of our guides',
      level: 'h4',
      text: 'What to take into the desert in each month, on one page. It comes with the first letter.',
      asksName: true,
      buttonLabel: 'Send it to me',
      consentText:
        'Yes, send me the packing list, and about six letters a year. I can leave at any time by the link in each of them.',
      consentBy: 'box',
      doneText:
        'Look into your inbox: there is a mail from us with one button. Press it, and the packing list is on its way.',
      look: 'stacked',
      align: 'start',
    },
  },
  'slim, in a footer': {
    block: {
      blockType: 'subscribe-form',
      title: 'Six letters a year',
      level: 'p',
      text: 'New journeys, and stories from where they lead.',
      consentText: 'You can leave with one click, at the end of each letter.',
      asksName: false,
      look: 'slim',
    },
  },
};

import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'tour-facts'> = {
  'a strip below the title': {
    page: 'tour',
    block: { blockType: 'tour-facts', look: 'strip', hasIcons: true, facts: [] },
  },
  'everything, as a list': {
    page: 'tour',
    block: {
      blockType: 'tour-facts',
      look: 'list',
      hasIcons: false,
      facts: [
        { fact: 'destinations', label: 'Where it goes' },
        { fact: 'route' },
        { fact: 'duration' },
        { fact: 'group' },
        { fact: 'age' },
        { fact: 'difficulty' },
        { fact: 'languages' },
        { fact: 'months' },
        { fact: 'types' },
        { fact: 'code' },
      ],
    },
  },
  'a card beside the text': {
    page: 'tour',
    block: {
      blockType: 'tour-facts',
      look: 'card',
      hasIcons: true,
      facts: [{ fact: 'duration' }, { fact: 'group' }, { fact: 'age' }, { fact: 'difficulty' }, { fact: 'price' }],
    },
  },
  'one line in the card of a list': {
    page: 'tour',
    block: {
      blockType: 'tour-facts',
      look: 'line',
      hasIcons: true,
      facts: [{ fact: 'duration' }, { fact: 'group' }, { fact: 'price' }],
    },
  },
};

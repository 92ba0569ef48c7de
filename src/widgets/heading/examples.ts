import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'heading'> = {
  'the title of a page, with a line above': {
    block: {
      blockType: 'heading',
      eyebrow: 'Small-group journeys, since 2011',
      text: 'Morocco, from *the snow* to the last dune',
      level: 'h1',
      size: 'auto',
    },
  },
  'a section that can be linked to': {
    block: {
      blockType: 'heading',
      text: 'Dates and prices',
      level: 'h2',
      size: 'xl',
      align: 'start',
      advanced: { htmlId: 'dates' },
    },
  },
  'a linked heading': {
    block: {
      blockType: 'heading',
      text: 'The water under the sand',
      level: 'h3',
      size: 'l',
      link: { kind: 'address', address: '/field-notes/the-water-under-the-sand/' },
    },
  },
  'centred, medium': {
    block: { blockType: 'heading', text: 'Two nights in Imlil', level: 'h4', size: 'm', align: 'center' },
  },
  'at the end, small': { block: { blockType: 'heading', text: 'متى تسافر', level: 'h5', size: 's', align: 'end' } },
  'the lowest level': { block: { blockType: 'heading', text: 'What is not included', level: 'h6' } },
  'large words that are no heading': {
    block: {
      blockType: 'heading',
      text: '“Eight can hear each other at one table.”',
      level: 'p',
      size: 'display',
      align: 'center',
    },
  },
};

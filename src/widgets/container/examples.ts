import type { Examples } from '../../render/samples/example.ts';
import type { AnyBlock } from '../../render/types.ts';
import { groundExamples } from './background/groundExamples.ts';
import { pictureExamples } from './background/pictureExamples.ts';
import { MORE, SHORT, TITLE } from './exampleParts.ts';

function fact(figure: string, text: string): AnyBlock {
  const heading: AnyBlock = { blockType: 'heading', text: figure, level: 'p', size: 'xl' };
  return { blockType: 'container', gap: '0', blocks: [heading, { blockType: 'quote', text, look: 'plain' }] };
}

const FACTS = [
  fact('5', 'journeys, from the Rif to the dunes'),
  fact('8', 'travellers in a group, at most'),
  fact('4', 'cars, and one very careful mechanic'),
  fact('1', 'working day until a person answers'),
];

export const blockExamples: Examples<'container'> = {
  'figures in four columns, between lines': {
    block: {
      blockType: 'container',
      direction: 'grid',
      grid: '1-1-1-1',
      gap: '5',
      lines: 'block',
      advanced: { marginStart: '5', marginEnd: '5' },
      blocks: FACTS,
    },
  },
  'a row with its button at the end': {
    block: {
      blockType: 'container',
      direction: 'row',
      justify: 'between',
      align: 'end',
      gap: '3',
      hideOnCheckout: true,
      blocks: [SHORT, MORE],
    },
  },
  'a chapter in the brand’s colour, with the pattern': {
    block: {
      blockType: 'container',
      direction: 'grid',
      grid: '2-1',
      gap: '7',
      width: 'boxed',
      tag: 'article',
      justify: 'center',
      backgroundColour: 'brand',
      pattern: 'zellige',
      lines: 'none',
      hideOnCheckout: false,
      advanced: { paddingStart: '8', paddingEnd: '8', marginStart: '6', marginEnd: '6' },
      blocks: [TITLE, MORE],
    },
  },
  'a note at text width, for large screens': {
    block: {
      blockType: 'container',
      width: 'narrow',
      gap: '4',
      align: 'start',
      justify: 'start',
      minHeight: 200,
      minHeightUnit: 'px',
      tag: 'aside',
      backgroundColour: 'sand',
      pattern: 'none',
      advanced: { paddingStart: '6', hideOn: ['mobile', 'tablet'], htmlId: 'note', classes: 'ruled quiet' },
      blocks: [TITLE],
    },
  },
  'text and sidebar': {
    block: {
      blockType: 'container',
      direction: 'grid',
      grid: 'sidebar',
      align: 'stretch',
      backgroundColour: 'none',
      blocks: [TITLE, MORE],
    },
  },
  'two equal, on paper': {
    block: {
      blockType: 'container',
      direction: 'grid',
      grid: '1-1',
      backgroundColour: 'paper',
      tag: 'header',
      advanced: { paddingStart: '5', paddingEnd: '5' },
      blocks: [TITLE, MORE],
    },
  },
  'filters beside a list, on desktops alone': {
    block: { blockType: 'container', direction: 'grid', grid: 'filters', blocks: [MORE, TITLE] },
  },
  'second wider, on saffron': {
    block: {
      blockType: 'container',
      direction: 'grid',
      grid: '1-2',
      backgroundColour: 'saffron',
      tag: 'footer',
      advanced: { paddingStart: '5', paddingEnd: '5' },
      blocks: [MORE, TITLE],
    },
  },
  'three equal, in ink': {
    block: {
      blockType: 'container',
      direction: 'grid',
      grid: '1-1-1',
      backgroundColour: 'ink',
      tag: 'div',
      advanced: { paddingStart: '5', paddingEnd: '5' },
      blocks: FACTS.slice(0, 3),
    },
  },
  'three, first wider, in the accent': {
    block: {
      blockType: 'container',
      direction: 'grid',
      grid: '4-3-3',
      backgroundColour: 'accent',
      advanced: { paddingStart: '5', paddingEnd: '5' },
      blocks: FACTS.slice(0, 3),
    },
  },
  'links of its own kind': {
    block: { blockType: 'container', tag: 'nav', direction: 'row', gap: '0', blocks: [MORE] },
  },
  ...pictureExamples,
  ...groundExamples,
};

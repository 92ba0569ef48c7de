import { describe, expect, test } from 'vitest';
import { widgets } from '../../widgets/registry.ts';
import { heading, paragraph, richText, widgetNode, words } from '../samples/text.ts';
import type { TextNode } from '../textNode.ts';
import type { AnyBlock, Layout } from '../types.ts';
import { prepareHeadings } from './headings.ts';

type HeadingBlock = Extract<AnyBlock, { blockType: 'heading' }>;

const block = (text: string, level: HeadingBlock['level'] = 'h2', htmlId?: string): HeadingBlock => ({
  blockType: 'heading',
  text,
  level,
  ...(htmlId ? { advanced: { htmlId } } : {}),
});
const text = (...children: TextNode[]): AnyBlock => ({ blockType: 'rich-text', content: richText(...children) });
const idsOf = (layout: Layout, reserved?: string[]) =>
  prepareHeadings(layout, widgets, reserved)
    .list()
    .map(({ id }) => id);

test('finds heading blocks and headings in rich text, at any depth, in reading order', () => {
  const inText = heading('h3', 'Day ', words('one', 1));
  const inContainer = block('The *route*');
  const layout: Layout = [
    block('Dunes', 'h1'),
    {
      blockType: 'container',
      blocks: [inContainer, { blockType: 'container', blocks: [text(paragraph('Words'), inText)] }],
    },
    text(widgetNode(block('Among words', 'h4'))),
  ];
  const { idOf, list } = prepareHeadings(layout, widgets);
  expect(list()).toEqual([
    { level: 1, text: 'Dunes', id: 'dunes' },
    { level: 2, text: 'The route', id: 'the-route' },
    { level: 3, text: 'Day one', id: 'day-one' },
    { level: 4, text: 'Among words', id: 'among-words' },
  ]);
  expect(idOf(inText)).toBe('day-one');
  expect(idOf(inContainer)).toBe('the-route');
  expect(idOf(block('The *route*'))).toBeUndefined();
});

describe('ids', () => {
  test('duplicates are numbered, Arabic is kept', () => {
    expect(idsOf([block('Day 1'), block('Day 1'), block('متى تسافر'), text(heading('h2', 'Day 1'))])).toEqual([
      'day-1',
      'day-1-2',
      'متى-تسافر',
      'day-1-3',
    ]);
  });

  test('an editor’s own id is kept, and no earlier heading takes it', () => {
    expect(idsOf([block('Dates'), block('When we go', 'h2', 'dates')])).toEqual(['dates-2', 'dates']);
  });

  test('reserved ids are not used', () => {
    expect(idsOf([block('Content'), block('Journeys')], ['content', 'journeys'])).toEqual(['content-2', 'journeys-2']);
  });
});

test('a single star stays in the text', () => {
  expect(prepareHeadings([block('*Nearly* a 5* tent')], widgets).list()[0]?.text).toBe('Nearly a 5* tent');
});

test('large text that is no heading, and empty headings, are left out', () => {
  expect(idsOf([block('Come as a guest', 'p'), block(' '), text(heading('h2')), text(heading('h2', ' '))])).toEqual([]);
});

test('a block without a level is an h2', () => {
  expect(prepareHeadings([{ blockType: 'heading', text: 'Dates' } as AnyBlock], widgets).list()[0]?.level).toBe(2);
});

test.each([
  [[null, 'text', 7]],
  [[{ blockType: 'heading' }]],
  [[{ blockType: 'heading', text: 7, level: 2 }]],
  [[{ blockType: 'heading', text: { a: 1 }, level: 'script' }]],
  [
    [
      {
        blockType: 'rich-text',
        content: { root: { children: [null, 'text', { type: 'heading' }, { type: 'block' }] } },
      },
    ],
  ],
])('tolerates damaged content: %j', (layout) => {
  expect(idsOf([...layout, block('Dates')] as Layout)).toEqual(['dates']);
});

test('an id that is no string is ignored', () => {
  const damaged = { ...block('Dates'), advanced: { htmlId: 7 } } as unknown as AnyBlock;
  expect(idsOf([damaged])).toEqual(['dates']);
});

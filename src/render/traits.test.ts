import { expect, test } from 'vitest';
import { findHeadings } from './headings/headings.ts';
import { onlyBlocks, walkLayout } from './layout.ts';
import { namesOfPanels } from './links/missingPanels.ts';
import { takenIds } from './pageIds.ts';
import { createParts } from './part.ts';
import { readingMinutes } from './text/readingTime.ts';
import type { BlockTraits } from './traits.ts';
import type { AnyBlock, Layout } from './types.ts';
import { wordsOf } from './wordsOf.ts';

/** Made-up widgets over untyped blocks: every reader must work with their traits alone. */
type Loose = Record<string, unknown>;
const loose = (block: AnyBlock): Loose => block as unknown as Loose;

const MADE_UP: BlockTraits[] = [
  {
    name: 'tabs',
    children: (block) => (loose(block).tabs as { blocks: Layout }[]).flatMap(({ blocks }) => onlyBlocks(blocks)),
  },
  {
    name: 'drawer',
    children: (block) => onlyBlocks(loose(block).inside as Layout),
    panelName: (block) => `${block.id}`,
  },
  { name: 'verse', words: (block) => `${loose(block).lines}`, isRunningText: true },
  {
    name: 'sign',
    words: (block) => `${loose(block).says}`,
    headings: (block) => [{ source: block, heading: { level: 3, text: `${loose(block).says}` } }],
  },
];
const widgets = { get: (name: string) => MADE_UP.find((widget) => widget.name === name) };

const sign = (says: string) => ({ blockType: 'sign', id: says, says, advanced: { htmlId: `own-${says}` } });
const layout = [
  {
    blockType: 'tabs',
    id: 'tabs',
    tabs: [{ blocks: [sign('one')] }, { blocks: [{ blockType: 'drawer', id: 'd', inside: [sign('two')] }] }],
  },
  { blockType: 'verse', id: 'verse', lines: 'sand '.repeat(221), advanced: { htmlId: 'verse' } },
  { blockType: 'of-nobody', id: 'unknown', blocks: [sign('unseen')] },
] as unknown as Layout;

test('walks blocks wherever their widget holds them', () => {
  expect(walkLayout(layout, widgets).map(({ id }) => id)).toEqual(['tabs', 'one', 'd', 'two', 'verse', 'unknown']);
});

test('searches their text, and counts running text for the reading time', () => {
  expect(wordsOf(layout, widgets)).toMatch(/^one two sand sand/);
  expect(readingMinutes(layout, widgets)).toBe(2);
});

test('finds headings in reading order with their own ids, and panels by name', () => {
  expect(findHeadings(layout, widgets).map(({ heading }) => heading.text)).toEqual(['one']);
  expect([...takenIds([layout], widgets)]).toEqual(['top', 'content', 'own-two', 'verse']);
  expect([...namesOfPanels([layout], widgets, createParts([]))]).toContain('d');
});

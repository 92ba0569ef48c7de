import { expect, test } from 'vitest';
import { schemaFaults } from '../../tests/support/widgets/blockSchema.ts';
import { createKinds } from '../cms/blocks/createKinds.ts';
import type { LayoutBlock } from '../shared/layouts/kind.ts';
import { whyNotBlock } from '../shared/layouts/placement.ts';
import { walkBlocks } from '../shared/layouts/walk.ts';
import { blocks } from '../widgets/index.ts';
import { groupedSections } from './groups/index.ts';
import { isSampleText } from './isSampleText.ts';
import { wholePages } from './pages/pages.ts';
import { readySections } from './palette/offeredSections.ts';
import { SECTION_GROUPS } from './section.ts';
import { sections } from './sections.ts';

const kinds = new Map(createKinds(blocks).map((kind) => [kind.slug, kind]));
/** References to the records of a site, which only its editors can choose. */
const CHOSEN = /\.(picture|form|menu): is required$/;
const each = sections.map((section) => [section.id, section] as const);

test('the list has thirty sections in all groups, and ten whole pages', () => {
  expect(groupedSections.length).toBeGreaterThanOrEqual(30);
  expect([...new Set(groupedSections.map(({ group }) => group))]).toEqual([...SECTION_GROUPS]);
  expect(wholePages.length).toBeGreaterThanOrEqual(10);
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
});

test.each(each)('%s passes validation, apart from what an editor has to choose', (_, { blocks: layout }) => {
  expect(layout.flatMap((block) => schemaFaults(block)).filter((fault) => !CHOSEN.test(fault))).toEqual([]);
});

test.each(each)('%s has only kinds that are allowed at the top level', (_, { blocks: layout }) => {
  expect(layout.flatMap((block) => whyNotBlock(asStored(block), [], kinds) ?? [])).toEqual([]);
});

test.each(each)('%s has no picture or document of one site, and no id', (_, { blocks: layout }) => {
  const stored = JSON.stringify(layout);
  expect(stored).not.toMatch(/"(picture|backgroundImage|portrait|poster|form|menu|chosen|document|id)":/);
});

test.each([
  ['Flights', false],
  ['Travel insurance', false],
  ['journeys', false],
  ['What travellers pay *themselves*', true],
  ['from €…', true],
  ['you@your-site.example', true],
])('that “%s” is a prompt, which operators do not write themselves: %s', (text, expected) => {
  expect(isSampleText(text)).toBe(expected);
});

test('every section is found by words in three languages', () => {
  const bare = sections.filter(({ words }) => !/[a-z]/.test(words) || !/[؀-ۿ]/.test(words)).map(({ id }) => id);
  expect(bare).toEqual([]);
});

test('no section has the name of a kind of block, since the palette shows both', () => {
  const labels = new Set([...kinds.values()].map(({ label }) => label.toLowerCase()));
  expect(sections.filter(({ label }) => labels.has(label.toLowerCase())).map(({ label }) => label)).toEqual([]);
});

test('sections for certain layouts name their collections', () => {
  const named = [...sections, ...kinds.values()].flatMap(({ onlyIn = [] }) => onlyIn);
  expect([...new Set(named)].sort()).toEqual(['forms', 'pages', 'templates', 'tours']);
});

test('sections keep their distance: each outermost block has inner space above and below', () => {
  const glued = groupedSections.filter(({ blocks: layout }) =>
    layout.some((block) => !block.advanced?.paddingStart || !block.advanced?.paddingEnd),
  );
  expect(glued.map(({ id }) => id)).toEqual([]);
});

test('whole pages alternate plain sections and those with a background: no two backgrounds touch', () => {
  const isGround = (block: object) => !['none', undefined].includes(asStored(block).backgroundColour as string);
  const touching = wholePages.filter(({ blocks: layout }) =>
    layout.some((block, index) => index > 0 && isGround(block) && isGround(layout[index - 1] ?? {})),
  );
  expect(touching.map(({ id }) => id)).toEqual([]);
});

test('at most one heading of the first level in a whole page, and none below a section’s opening', () => {
  const titles = ({ blocks: layout }: (typeof sections)[number]) =>
    [...walkBlocks(layout.map(asStored), kinds)].filter(({ block }) => block.level === 'h1').length;
  expect(wholePages.map(titles)).toEqual(wholePages.map(() => 1));
  expect(groupedSections.filter(({ group }) => group !== 'Hero').filter((one) => titles(one) > 0)).toEqual([]);
});

test('unchanged prompts are recognised as sample text; labels and other texts are not', () => {
  expect(isSampleText('Your heading: what makes *this journey* yours')).toBe(true);
  expect(isSampleText(' Your heading: what makes this  journey yours ')).toBe(true);
  expect(isSampleText('Your heading: what makes this journey ours')).toBe(false);
  expect(isSampleText('See the journeys')).toBe(false);
  expect(isSampleText('Day 1')).toBe(false);
  expect(isSampleText('')).toBe(false);
});

test('every section and page has at least one prompt, or shows what the site has', () => {
  const without = groupedSections.filter(({ blocks: layout }) => !textsIn(layout).some(isSampleText));
  expect(without.map(({ id }) => id)).toEqual([
    'journeys-three',
    'journeys-all',
    'voices-reviews',
    'reading-three',
    'reading-first',
  ]);
});

test('drawings have shapes inside their frame, and a few hundred bytes of them', () => {
  for (const { drawing, id } of readySections) {
    expect(drawing.shapes.length, id).toBeGreaterThan(1);
    for (const { height, width, x, y } of drawing.shapes) {
      expect.soft(Math.min(x, y, width, height), id).toBeGreaterThanOrEqual(0);
      expect.soft(x + width, id).toBeLessThanOrEqual(drawing.width + 0.5);
      expect.soft(y + height, id).toBeLessThanOrEqual(drawing.height + 0.5);
    }
  }
});

test('a drawing matches its blocks: columns side by side, an arch with a curve', () => {
  const hero = readySections.find(({ id }) => id === 'hero-picture');
  const picture = hero?.drawing.shapes.find(({ tone }) => tone === 'picture');
  expect(picture?.x).toBeGreaterThan(60);
  expect(picture?.radius).toBeGreaterThan(20);
});

function asStored(block: object): LayoutBlock {
  return block as LayoutBlock;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

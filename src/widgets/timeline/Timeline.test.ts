import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { TimelineBlock } from '../../cms/payload-types.ts';
import { findHeadings } from '../../render/headings/headings.ts';
import { widgets } from '../registry.ts';
import { readStages } from './readStages.ts';

const ITEMS = [
  { label: 'Day 1', title: 'The *old* river', text: 'Sixteen kilometres.' },
  { label: 'Day 2', title: 'Wells', text: 'Twenty.' },
];
const build = (fields: object = {}) => ({ blockType: 'timeline', items: ITEMS, ...fields }) as TimelineBlock;
const opens = async (fields: object, editing = false) => {
  const { main } = await renderExample({ block: build(fields) }, { editing });
  return [...main.querySelectorAll('details')].map(({ open }) => open);
};

test.each([
  ['none', []],
  ['first', [true, false]],
  ['closed', [false, false]],
  ['constructor', []],
])('folding %s: %j are open', async (folding, expected) => {
  expect(await opens({ folding })).toEqual(expected);
});

test('the editor sees all stages open', async () => {
  expect(await opens({ folding: 'closed' }, true)).toEqual([true, true]);
});

test('a stage without content cannot be expanded', async () => {
  expect(await opens({ folding: 'closed', items: [{ title: 'Arrival' }] })).toEqual([]);
});

test('its titles are headings of its level, in order, with anchors', async () => {
  const found = findHeadings([build({ level: 'h2' })], widgets);
  expect(found.map(({ heading }) => heading)).toEqual([
    { level: 2, text: 'The old river' },
    { level: 2, text: 'Wells' },
  ]);
  expect(findHeadings([build({ level: 'p' })], widgets)).toEqual([]);
});

test('with any stored value, every stage has content', () => {
  const row = fc.oneof(fc.anything(), fc.record({ title: fc.anything(), text: fc.anything(), facts: fc.anything() }));
  fc.assert(
    fc.property(fc.oneof(fc.array(row), fc.anything()), (items) => {
      const stages = readStages({ blockType: 'timeline', items } as unknown as TimelineBlock);
      expect(stages.every(({ picture, text, title }) => title || text || picture)).toBe(true);
    }),
  );
});

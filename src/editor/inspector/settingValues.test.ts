import { expect, test } from 'vitest';
import { asStored, changedSettings, keepSlots, settingsOf, valuesOf } from './settingValues.ts';

const inner = [{ id: 'w', blockType: 'heading' }];
const tabs = {
  id: 't',
  blockType: 'tabs',
  title: 'Days',
  rows: [
    { id: 'r1', label: 'Day 1', blocks: inner },
    { id: 'r2', label: 'Day 2', blocks: [] },
  ],
  aside: { width: 3, blocks: inner },
};
const slots = ['rows.*.blocks', 'aside.blocks'];

test('the settings of a block are everything except its slots', () => {
  expect(settingsOf(tabs, slots)).toEqual({
    id: 't',
    blockType: 'tabs',
    title: 'Days',
    rows: [
      { id: 'r1', label: 'Day 1' },
      { id: 'r2', label: 'Day 2' },
    ],
    aside: { width: 3 },
  });
  expect(settingsOf({ blockType: 'container', blocks: inner, gap: '5' }, ['blocks'])).toEqual({
    blockType: 'container',
    gap: '5',
  });
});

test("changed settings are those that differ, with undefined and null equal; never the block's id or type", () => {
  const before = { id: 't', blockType: 'tabs', title: 'Days', note: null, link: { kind: 'page' } };
  expect(changedSettings(before, { id: 'x', blockType: 'y', title: 'Nights', link: { kind: 'page' } })).toEqual({
    title: 'Nights',
  });
  expect(changedSettings(before, { ...before, link: undefined })).toEqual({ link: undefined });
});

test('rows keep their nested blocks when a form moves, adds and removes rows', () => {
  const rows = [
    { id: 'new', label: 'Day 0' },
    { id: 'r1', label: 'The first day' },
  ];
  expect(keepSlots({ rows, title: 'x', aside: { width: 4 } }, tabs, slots)).toEqual({
    title: 'x',
    rows: [
      { id: 'new', label: 'Day 0' },
      { id: 'r1', label: 'The first day', blocks: inner },
    ],
    aside: { width: 4, blocks: inner },
  });
});

test('the title of a chosen document is not stored', () => {
  const chosen = { relationTo: 'posts', value: 1, label: 'Dunes' };
  const stored = { relationTo: 'posts', value: 1 };
  expect(asStored({ page: chosen, rows: [{ page: chosen }], note: { label: 'x', value: 2 } })).toEqual({
    page: stored,
    rows: [{ page: stored }],
    note: { label: 'x', value: 2 },
  });
});

test("an empty list is stored as one, not as the form's number", () => {
  expect(
    valuesOf({
      'advanced.motion': { initialValue: 0, rows: [], value: 0 },
      'advanced.delay': { initialValue: 0, value: 0 },
      days: { disableFormData: true, rows: [{ id: 'r1' }], value: 1 },
      'days.0.id': { value: 'r1' },
    }),
  ).toEqual({ advanced: { motion: [], delay: 0 }, days: [{ id: 'r1' }] });
});

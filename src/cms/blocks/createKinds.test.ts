import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { plainBlock } from '../../shared/layouts/plainBlock.ts';
import { defineBlock } from '../fields/block/defineBlock.ts';
import { renameField } from '../fields/block/upgradeBlock.ts';
import { slotField } from '../fields/layout.ts';
import { createKinds } from './createKinds.ts';

const title: Field = { name: 'title', type: 'text', label: 'Title', localized: true };
const word = defineBlock(
  {
    slug: 'word',
    labels: { singular: 'Word', plural: 'Words' },
    fields: [
      title,
      {
        name: 'rows',
        type: 'array',
        label: 'Rows',
        fields: [
          { name: 'icon', type: 'select', label: 'Icon', options: ['check', 'star'], defaultValue: 'check' },
          { type: 'row', fields: [{ name: 'link', type: 'group', label: 'Link', fields: [title] }] },
        ],
      },
    ],
    style: [
      { name: 'look', type: 'group', label: 'Look', fields: [{ name: 'size', type: 'number', defaultValue: 3 }] },
    ],
    advanced: [{ name: 'tags', type: 'relationship', relationTo: 'tags', hasMany: true, label: 'Tags' }],
  },
  {
    group: 'Text',
    icon: 'text',
    starter: { title: 'A word', rows: [{}, { icon: 'star' }] },
    upgrades: [renameField('text', 'title')],
  },
);
const tabs = defineBlock(
  {
    slug: 'tabs',
    fields: [
      { name: 'tabs', type: 'array', labels: { singular: 'tab', plural: 'tabs' }, fields: [title, slotField()] },
      { name: 'aside', type: 'group', label: 'Beside them', fields: [{ ...slotField('inside'), label: 'Inside' }] },
    ],
  },
  { starter: { tabs: [{ blocks: [{ blockType: 'word', title: 'Sand' }] }, {}] } },
);
const panel = defineBlock({ slug: 'panel', fields: [slotField()] }, { isPanel: true });

const [wordKind, tabsKind, panelKind, kept] = createKinds([word, tabs, panel]);

test('a kind has its name, its palette group and its icon, and is plain data', () => {
  expect(wordKind).toMatchObject({
    slug: 'word',
    label: 'Word',
    group: 'Text',
    icon: 'text',
    isPanel: false,
    slots: [],
  });
  expect(panelKind).toMatchObject({ label: 'panel', group: 'Layout', icon: 'box', isPanel: true, isOffered: true });
  expect(structuredClone([wordKind, tabsKind])).toEqual([wordKind, tabsKind]);
});

test('settings have their tabs and the labels of their groups, arrays those of their rows', () => {
  const inGroups = wordKind?.settings.filter(({ path }) => !/^(advanced|deviceValues)\./.test(path));
  expect(inGroups).toEqual([
    { path: 'title', label: 'Title', tab: 'content', type: 'text' },
    {
      path: 'rows',
      label: 'Rows',
      tab: 'content',
      type: 'array',
      rows: [
        { path: 'icon', label: 'Icon', tab: 'content', type: 'select', options: ['check', 'star'], initial: 'check' },
        { path: 'link.title', label: 'Link › Title', tab: 'content', type: 'text' },
      ],
    },
    { path: 'look.size', label: 'Look', tab: 'style', type: 'number', initial: 3 },
    { path: 'tags', label: 'Tags', tab: 'advanced', type: 'relationship', hasMany: true },
  ]);
  expect(wordKind?.settings.find(({ path }) => path === 'advanced.htmlId')).toMatchObject({
    label: 'Id',
    tab: 'advanced',
  });
  expect(tabsKind?.settings.find(({ path }) => path === 'tabs')?.rows).toEqual([
    { path: 'title', label: 'Title', tab: 'content', type: 'text' },
  ]);
});

test('a setting that may differ by device is followed by its settings for tablets and phones', () => {
  const spaces = wordKind?.settings.filter(({ path }) => path.endsWith('marginStart'));
  expect(spaces?.map(({ label, path }) => [path, label])).toEqual([
    ['advanced.marginStart', 'Space above'],
    ['deviceValues.tablet.advanced.marginStart', 'Space above on tablets'],
    ['deviceValues.mobile.advanced.marginStart', 'Space above on phones'],
  ]);
  expect(spaces?.[1]?.options).toEqual(spaces?.[0]?.options);
});

test('slots are found in groups and in array rows, and named when there are several', () => {
  expect(tabsKind?.slots).toEqual([
    { name: 'tabs.*.blocks', label: 'Tab' },
    { name: 'aside.inside', label: 'Inside' },
  ]);
  expect(panelKind?.slots).toEqual([{ name: 'blocks' }]);
});

test('a new block has its starter with all defaults, in rows and nested blocks too', () => {
  expect(wordKind?.starter).toEqual({
    version: 2,
    title: 'A word',
    rows: [
      { icon: 'check', link: {} },
      { icon: 'star', link: {} },
    ],
    look: { size: 3 },
    advanced: {},
  });
  expect(tabsKind?.starter).toEqual({
    tabs: [
      { blocks: [{ blockType: 'word', title: 'Sand', version: 2, look: { size: 3 }, advanced: {} }] },
      { blocks: [] },
    ],
    aside: { inside: [] },
    advanced: {},
  });
});

test('a plain block has the defaults only', () => {
  if (!wordKind) throw new Error('There is no word.');
  expect(plainBlock(wordKind)).toEqual({ blockType: 'word', version: 2, look: { size: 3 } });
});

test('the placeholder of unknown blocks has a name and cannot be inserted', () => {
  expect(kept).toMatchObject({ slug: 'kept', label: 'Block of an unknown kind', isOffered: false, slots: [] });
});

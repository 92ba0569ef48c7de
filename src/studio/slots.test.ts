import type { Block, Field } from 'payload';
import { expect, test } from 'vitest';
import { defineBlock } from '../cms/fields/block/defineBlock.ts';
import { layoutField, slotField } from '../cms/fields/layout.ts';
import { linkTargets } from '../documents/linkTargets.ts';
import { createSlots } from './slots.ts';

const row = (...fields: Field[]): Field => ({ type: 'row', fields });
const word = defineBlock({ slug: 'word', fields: [{ name: 'text', type: 'text' }] });
const box = defineBlock({ slug: 'box', interfaceName: 'Box', fields: [row(slotField('first'))] });
const drawer = defineBlock({ slug: 'drawer', interfaceName: 'Drawer', fields: [slotField()] }, { isPanel: true });

const slots = createSlots([box, drawer, word], linkTargets([]));

/** The slots and layouts of a form, by name, with whether each has its editor. */
function filled(fields: readonly Field[]): [string, boolean][] {
  return fields.flatMap((field): [string, boolean][] => {
    if (field.type === 'richText') return [[field.name, typeof field.editor === 'function']];
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => filled(tab.fields));
    return 'fields' in field ? filled(field.fields) : [];
  });
}

test('every layout and slot gets its editor, wherever it is in the form', () => {
  const page = slots.fill({ fields: [{ type: 'tabs', tabs: [{ label: 'Content', fields: [layoutField()] }] }] });
  expect(filled(page.fields)).toEqual([['layout', true]]);
  const inside = (block: Block | undefined) => filled(block?.fields ?? []);
  expect(slots.registered.slice(0, 3).map(inside)).toEqual([[['first', true]], [['blocks', true]], []]);
});

test('every kind is registered once, including containers and the placeholder for unknown kinds', () => {
  expect(slots.registered.map(({ slug }) => slug)).toEqual(['box', 'drawer', 'word', 'kept']);
});

test('kinds without slots are left alone, and no block is mutated', () => {
  const before = { name: 'title', type: 'text' } as const;
  expect(slots.fill({ fields: [before] }).fields).toEqual([before]);
  expect(filled(box.fields)).toEqual([['first', false]]);
});

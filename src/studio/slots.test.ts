import type { Block, Field } from 'payload';
import { expect, test } from 'vitest';
import { defineBlock } from '../cms/fields/defineBlock.ts';
import { layoutField, slotField } from '../cms/fields/layout.ts';
import { linkTargets } from '../documents/linkTargets.ts';
import { CONTAINER_LEVELS, createSlots, PANEL_LEVELS } from './slots.ts';

const row = (...fields: Field[]): Field => ({ type: 'row', fields });
const word = defineBlock({ slug: 'word', fields: [{ name: 'text', type: 'text' }] });
const box = defineBlock({ slug: 'box', interfaceName: 'Box', fields: [row(slotField('first'))] });
const drawer = defineBlock({ slug: 'drawer', interfaceName: 'Drawer', fields: [slotField()] }, { isPanel: true });

const slots = createSlots([box, drawer, word], linkTargets([]));

/** What a slot offers: kinds referred to by their slugs, others as they are. */
function offered(fields: readonly Field[]): (Block | string)[] {
  return fields.flatMap((field): (Block | string)[] => {
    if (field.type === 'blocks') return field.blockReferences ?? [];
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => offered(tab.fields));
    return 'fields' in field ? offered(field.fields) : [];
  });
}

/** The slugs that are offered on each level, from the outermost, as deep as boxes go. */
function levels(fields: readonly Field[]): string[][] {
  const all = offered(fields);
  const inner = all.find((block): block is Block => typeof block === 'object');
  return [all.map((block) => (typeof block === 'string' ? block : block.slug)), ...(inner ? levels(inner.fields) : [])];
}

test('a layout holds what nests in itself as deep as the studio goes, and panels near its top', () => {
  const page = slots.fill({ fields: [{ type: 'tabs', tabs: [{ label: 'Content', fields: [layoutField()] }] }] });
  const found = levels(page.fields);
  expect(found).toHaveLength(CONTAINER_LEVELS + 1);
  expect(found.filter((names) => names.includes('drawer'))).toHaveLength(PANEL_LEVELS + 1);
  expect(found[0]).toEqual(['box', 'drawer', 'word']);
  expect(found.at(-1)).toEqual(['word']);
});

test('a panel is registered once, holds no panels, and what it holds has types of its own', () => {
  expect(slots.registered.map(({ slug }) => slug)).toEqual(['drawer', 'word', 'kept']);
  const [panel] = slots.registered;
  expect(levels(panel?.fields ?? [])).toEqual([['box', 'word'], ['box', 'word'], ['word']]);
  expect(offered(panel?.fields ?? [])[0]).toMatchObject({ interfaceName: 'PanelBox' });
});

test('what has no slot is left alone, and no block is changed', () => {
  const before = { name: 'title', type: 'text' } as const;
  expect(slots.fill({ fields: [before] }).fields).toEqual([before]);
  expect(offered(box.fields)).toEqual([]);
});

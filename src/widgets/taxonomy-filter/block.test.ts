import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { taxonomyFilterBlock } from './block.ts';

/** All fields that hold something, wherever they stand. */
function fieldsIn(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => fieldsIn(tab.fields));
    return 'fields' in field && !('name' in field) ? fieldsIn(field.fields) : [field];
  });
}

/** Names of the settings that editors are offered for a view. */
function offered(view: string): string[] {
  return fieldsIn(taxonomyFilterBlock.fields).flatMap((field) => {
    if (!('name' in field)) return [];
    const condition = field.admin?.condition as ((data: unknown, siblings: unknown) => boolean) | undefined;
    return condition?.({}, { view }) === false ? [] : [field.name as string];
  });
}

test('a menu takes one term and shows all, so how many may be chosen and shown is not asked', () => {
  expect(offered('list')).toEqual(expect.arrayContaining(['multiple', 'shown', 'showCounts']));
  expect(offered('select').filter((name) => /^(multiple|shown)$/.test(name))).toEqual([]);
  expect(offered('select')).toContain('showCounts');
});

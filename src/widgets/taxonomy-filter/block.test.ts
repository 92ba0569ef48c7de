import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { taxonomyFilterBlock } from './block.ts';

/** All data fields, at any depth. */
function fieldsIn(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => fieldsIn(tab.fields));
    return 'fields' in field && !('name' in field) ? fieldsIn(field.fields) : [field];
  });
}

/** Names of the settings that editors see for a view. */
function offered(view: string): string[] {
  return fieldsIn(taxonomyFilterBlock.fields).flatMap((field) => {
    if (!('name' in field)) return [];
    const condition = field.admin?.condition as ((data: unknown, siblings: unknown) => boolean) | undefined;
    return condition?.({}, { view }) === false ? [] : [field.name as string];
  });
}

test('a select is single and shows all terms, so settings for several are hidden', () => {
  expect(offered('list')).toEqual(expect.arrayContaining(['multiple', 'shown', 'showCounts']));
  expect(offered('select').filter((name) => /^(multiple|shown)$/.test(name))).toEqual([]);
  expect(offered('select')).toContain('showCounts');
});

import { tmpdir } from 'node:os';
import type { CollectionConfig, Field } from 'payload';
import { expect, test } from 'vitest';
import { readEnv } from '../../../env.ts';
import { createConfig } from '../../../studio/createConfig.ts';
import { slugsOfTitleFirst } from './titleFirst.ts';

const { collections = [] } = createConfig(readEnv({ DATA_DIR: tmpdir(), SECRET: 'only-for-tests' }), process.cwd());

const beginOf = ({ admin }: CollectionConfig) => (admin?.components?.views as Record<string, unknown>)?.begin;

test('only new documents that Payload would store on opening begin with their title', () => {
  const begun = slugsOfTitleFirst(collections);
  expect([...begun].sort()).toEqual(['forms', 'pages', 'popups', 'posts', 'templates', 'tours']);
  for (const collection of collections)
    expect(Boolean(beginOf(collection)), collection.slug).toBe(begun.has(collection.slug));
});

test('a drawer of another form creates none of these documents', () => {
  const begun = slugsOfTitleFirst(collections);
  const open = collections
    .flatMap(({ fields, slug }) => relationsIn(fields, slug))
    .filter(({ field }) => {
      const leads = [field.relationTo].flat().some((target) => begun.has(target));
      return leads && field.admin?.allowCreate !== false && !field.admin?.readOnly;
    });
  expect(open.map(({ where }) => where)).toEqual([]);
});

type Relation = Extract<Field, { type: 'relationship' }>;

function relationsIn(fields: readonly Field[], where: string): { where: string; field: Relation }[] {
  return fields.flatMap((field) => {
    if (field.type === 'relationship') return [{ where: `${where}.${field.name}`, field }];
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => relationsIn(tab.fields, where));
    return 'fields' in field && Array.isArray(field.fields) ? relationsIn(field.fields, where) : [];
  });
}

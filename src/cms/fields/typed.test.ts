import { tmpdir } from 'node:os';
import type { Field, FieldHook } from 'payload';
import { expect, it, test } from 'vitest';
import { readEnv } from '../../env.ts';
import { createConfig } from '../../studio/createConfig.ts';
import { typedField } from './typed.ts';

const config = createConfig(readEnv({ DATA_DIR: tmpdir(), SECRET: 'only-for-tests' }), process.cwd());

interface Given {
  field: Field;
  value: unknown;
}

/** The error of a field's first hook for a value; undefined when it is accepted. */
async function answer({ field, value }: Given): Promise<string | undefined> {
  let current = value;
  try {
    for (const hook of hooksOf(field)) {
      const req = { t: (key: string) => key };
      const args = { field, path: ['a', 'b'], req, siblingData: {}, value: current, data: {} };
      current = (await hook(args as never)) ?? current;
    }
  } catch (error) {
    const [fault] = (error as { data?: { errors: { message: string; path: string }[] } }).data?.errors ?? [];
    return fault ? `${fault.path}: ${fault.message}` : String(error);
  }
  return undefined;
}

function hooksOf(field: Field): readonly FieldHook[] {
  return ('hooks' in field && (field.hooks as { beforeValidate?: FieldHook[] })?.beforeValidate) || [];
}

const text = typedField({ name: 'one', type: 'text' });
const several = typedField({ name: 'several', type: 'select', hasMany: true, options: ['a', 'b'] });
const number = typedField({ name: 'count', type: 'number' });

test.each<Given>([
  { field: text, value: 'Walnuts' },
  { field: text, value: '' },
  { field: text, value: null },
  { field: text, value: undefined },
  { field: several, value: ['a', 'b'] },
  { field: several, value: [] },
  { field: number, value: 0 },
  { field: number, value: null },
])('accepts $value', async (given) => {
  expect(await answer(given)).toBeUndefined();
});

test.each<Given>([
  { field: text, value: {} },
  { field: text, value: ['Walnuts'] },
  { field: text, value: 5 },
  { field: text, value: true },
  { field: several, value: [{ a: 1 }] },
  { field: several, value: [null] },
  { field: several, value: { a: 1 } },
  { field: text, value: { en: 'Walnuts' } },
])('refuses $value as text and names the field', async (given) => {
  expect(await answer(given)).toMatch(/^a\.b: Send text/);
});

test.each([{}, [5], Number.NaN, true])('refuses %o as a number', async (value) => {
  expect(await answer({ field: number, value })).toMatch(/^a\.b: Send a number/);
});

const picture = typedField({ name: 'picture', type: 'upload', relationTo: 'media' as never });
const pages = typedField({
  name: 'pages',
  type: 'relationship',
  hasMany: true,
  relationTo: ['pages', 'posts'] as never,
});

test.each<Given>([
  { field: picture, value: 7 },
  { field: picture, value: { id: 7, alt: 'Walnuts' } },
  { field: picture, value: '' },
  { field: pages, value: [{ relationTo: 'posts', value: 7 }] },
  { field: pages, value: [{ relationTo: 'posts', value: { id: 7 } }] },
  { field: pages, value: [] },
])('accepts $value as a document', async (given) => {
  expect(await answer(given)).toBeUndefined();
});

test.each<Given>([
  { field: picture, value: [7] },
  { field: picture, value: {} },
  { field: picture, value: { relationTo: 'media', value: 7 } },
  { field: pages, value: [7] },
  { field: pages, value: [{ relationTo: 'users', value: 1 }] },
  { field: pages, value: [{ relationTo: 'posts', value: [7] }] },
])('refuses $value as a document', async (given) => {
  expect(await answer(given)).toMatch(/^a\.b: Send the id/);
});

/** Every field for a plain value below some fields, with its path of names. */
function plainFields(fields: readonly Field[], path: string): [string, Field][] {
  return fields.flatMap((field): [string, Field][] => {
    const own = 'name' in field ? `${path}.${field.name}` : path;
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => plainFields(tab.fields, path));
    if (field.type === 'blocks') {
      const inner = [...field.blocks, ...(field.blockReferences ?? [])];
      return inner.flatMap((block) => (typeof block === 'string' ? [] : plainFields(block.fields, own)));
    }
    if ('fields' in field) return plainFields(field.fields, own);
    return ['text', 'textarea', 'select', 'radio', 'number', 'email', 'code'].includes(field.type)
      ? [[own, field]]
      : [];
  });
}

const owners = [...(config.collections ?? []), ...(config.globals ?? []), ...(config.blocks ?? [])];
const PLAIN = owners.map(({ slug, fields }) => [slug, plainFields(fields, slug)] as const);

it.each(PLAIN)('no plain field of %s stores an object', async (_, fields) => {
  for (const [path, field] of fields) expect(await answer({ field, value: { a: 1 } }), path).toMatch(/^a\.b: Send/);
});

it('the table of plain fields has over 400', () => {
  expect(PLAIN.flatMap(([, fields]) => fields).length).toBeGreaterThan(400);
});

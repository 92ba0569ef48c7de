import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block, Field } from 'payload';
import { describe, expect, test } from 'vitest';
import { schemaFaults } from '../../tests/support/widgets/blockSchema.ts';
import {
  type Fingerprint,
  findLosses,
  fingerprintOf,
  upgradeFaults,
  versionOfKind,
} from '../../tests/support/widgets/blockVersions.ts';
import { defineBlock, traitsOf } from '../cms/fields/block/defineBlock.ts';
import { renameField, type StoredBlock, upgradeBlock } from '../cms/fields/block/upgradeBlock.ts';
import { linkField } from '../cms/fields/link/link.ts';
import { blocks } from './index.ts';

const FILE = join(import.meta.dirname, 'fingerprints.json');

/** Fingerprints of the fields of every block that may be stored, by kind and version. */
type Fingerprints = Record<string, Record<number, Fingerprint>>;

const recorded = JSON.parse(readFileSync(FILE, 'utf8')) as Fingerprints;

/** One block of each old version of a kind, from the first, with a value in every field. */
const oldBlocks = import.meta.glob<readonly StoredBlock[]>('./*/oldBlocks.ts', { eager: true, import: 'oldBlocks' });

const losses = blocks.flatMap((block) =>
  findLosses(recorded[block.slug]?.[versionOfKind(block)] ?? {}, fingerprintOf(block)).map(
    (path) => `${block.slug}: ${path}`,
  ),
);

if (process.env.UPDATE_FINGERPRINTS && losses.length === 0) {
  for (const block of blocks) {
    recorded[block.slug] = { ...recorded[block.slug], [versionOfKind(block)]: fingerprintOf(block) };
  }
  writeFileSync(FILE, `${JSON.stringify(recorded, undefined, 2)}\n`);
}

test('changed or removed fields need a new version with a migration step that keeps the value', () => {
  expect(losses, 'Keep the old value: add a step to the block’s `upgrades` (src/widgets/README.md).').toEqual([]);
});

test.each(blocks.map((block) => [block.slug, block] as const))('the fields of %s are recorded', (slug, block) => {
  expect(recorded[slug]?.[versionOfKind(block)], 'Record them: UPDATE_FINGERPRINTS=1').toEqual(fingerprintOf(block));
  expect(Object.keys(recorded[slug] ?? {})).toEqual(
    Array.from({ length: versionOfKind(block) }, (_, index) => `${index + 1}`),
  );
});

test.each(blocks.filter((block) => traitsOf(block).upgrades).map((block) => [block.slug, block] as const))(
  'a %s of every old version migrates to the current one without loss',
  (slug, block) => {
    const olds = oldBlocks[`./${slug}/oldBlocks.ts`] ?? [];
    expect(olds, `src/widgets/${slug}/oldBlocks.ts has one block of each old version.`).toHaveLength(
      versionOfKind(block) - 1,
    );
    olds.forEach((old, index) => {
      expect(upgradeFaults(block, old, recorded[slug]?.[index + 1] ?? {})).toEqual([]);
      expect(schemaFaults(upgradeBlock(old, traitsOf(block).upgrades ?? []))).toEqual([]);
    });
  },
);

describe('of a sample kind', () => {
  const look = (...options: string[]): Field => ({ name: 'look', type: 'select', options });
  const kind = (fields: Field[], upgrades?: Parameters<typeof defineBlock>[1]): Block =>
    defineBlock({ slug: 'saying', fields }, upgrades);
  const text: Field = { name: 'text', type: 'text', localized: true };
  const first = fingerprintOf(kind([text, look('plain'), { name: 'items', type: 'array', fields: [linkField()] }]));
  const rest: Field[] = [look('plain', 'loud'), { name: 'items', type: 'array', fields: [linkField()] }];

  test('the fingerprint covers types, options, targets and nested fields', () => {
    expect(first).toMatchObject({
      text: 'text localized',
      look: 'select plain',
      'items[].link.newTab': 'checkbox',
      'items[].link.document': expect.stringMatching(/^relationship pages\|posts\|.*\|categories\|/),
      'advanced.hideOn': 'select hasMany mobile|tablet|desktop',
    });
  });

  test.each<[string, Field[], string[]]>([
    ['a field more and an option more', [text, ...rest, { name: 'cite', type: 'text' }], []],
    ['another name', [{ name: 'words', type: 'text', localized: true }, ...rest], ['text']],
    ['another type', [{ name: 'text', type: 'number' }, ...rest], ['text']],
    ['an option less', [text, { ...look('loud') } as Field, ...rest.slice(1)], ['look']],
    ['one language', [{ name: 'text', type: 'text' }, ...rest], ['text']],
  ])('%s', (_, fields, expected) => {
    expect(findLosses(first, fingerprintOf(kind(fields)))).toEqual(expected);
  });

  const old = { blockType: 'saying', text: 'Then you sit.', look: 'plain' };
  const fields = { text: 'text', look: 'select plain' };
  const upgraded = (...upgrades: NonNullable<Parameters<typeof defineBlock>[1]>['upgrades'] & object) =>
    upgradeFaults(kind([{ name: 'words', type: 'text' }, look('plain')], { upgrades }), old, fields);

  test('a step that renames a field is lossless', () => {
    expect(upgraded(renameField('text', 'words'))).toEqual([]);
  });

  test('a step that loses a value, or is not idempotent, is detected', () => {
    expect(upgraded(({ text: _, ...others }) => others as StoredBlock)).toContain('“"Then you sit."” is lost');
    expect(upgraded((block) => ({ ...block, look: `${block.look}!` }))).toContain(
      'a block in the new form that is sent without its version is changed',
    );
    expect(upgradeFaults(kind([text]), { blockType: 'saying' }, { text: 'text' })[0]).toContain('nothing in text');
  });
});

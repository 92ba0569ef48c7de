import type { Block, Field } from 'payload';
import { traitsOf } from '../../../src/cms/fields/block/defineBlock.ts';
import { type StoredBlock, upgradeBlock } from '../../../src/cms/fields/block/upgradeBlock.ts';
import { isSlot } from '../../../src/cms/fields/layout.ts';
import { fillDocuments } from '../../../src/cms/fields/link/documentLink.ts';
import { DOCUMENTS } from '../../../src/documents/index.ts';
import { linkTargets } from '../../../src/documents/linkTargets.ts';
import { dataFields } from './blockSchema.ts';

/** Fields of a block: type and options by path, such as `items[].text`. */
export type Fingerprint = Record<string, string>;

/** Collections that relationships can refer to, which the studio fills in. */
const TARGETS = linkTargets(DOCUMENTS);

/** Current version of a kind of block. */
export function versionOfKind(block: Block): number {
  return (traitsOf(block).upgrades?.length ?? 0) + 1;
}

/** Current fingerprint of a kind, without its version field. */
export function fingerprintOf({ fields }: Block): Fingerprint {
  return Object.fromEntries(fieldsIn(fields, '').filter(([path]) => path !== 'version'));
}

function fieldsIn(fields: readonly Field[], prefix: string): [string, string][] {
  return [...dataFields(fields)].flatMap(([name, field]): [string, string][] => {
    const path = prefix + name;
    if (field.type === 'group') return fieldsIn(field.fields, `${path}.`);
    if (field.type === 'array') return fieldsIn(field.fields, `${path}[].`);
    return [[path, tell(fillDocuments(field, TARGETS))]];
  });
}

function tell(field: Field): string {
  const options =
    'options' in field ? field.options.map((option) => (typeof option === 'string' ? option : option.value)) : [];
  const targets = 'relationTo' in field ? [field.relationTo].flat() : [];
  const flags = ['hasMany', 'localized'].filter((flag) => (field as unknown as Record<string, unknown>)[flag]);
  // A slot is a custom field; it stores what a blocks field does.
  const type = isSlot(field) ? 'blocks' : field.type;
  return [type, ...flags, [...options, ...targets].join('|')].filter(Boolean).join(' ');
}

/** Paths of fields whose stored values would be lost: removed, of another type, or with fewer options. */
export function findLosses(recorded: Fingerprint, now: Fingerprint): string[] {
  return Object.keys(recorded).filter((path) => !holds(now[path], recorded[path] ?? ''));
}

function holds(now: string | undefined, before: string): boolean {
  if (now === before) return true;
  const [choices = '', ...kind] = before.split(' ').reverse();
  const [choicesNow = '', ...kindNow] = (now ?? '').split(' ').reverse();
  const known = new Set(choicesNow.split('|'));
  return kind.length > 0 && kind.join() === kindNow.join() && choices.split('|').every((choice) => known.has(choice));
}

/**
 * Faults of the migration from an old version of a kind to the current one.
 * @param old a block of that version that has a value in every field it had
 * @param recorded the fingerprint of that version
 */
export function upgradeFaults(block: Block, old: StoredBlock, recorded: Fingerprint): string[] {
  const steps = traitsOf(block).upgrades ?? [];
  const upgraded = upgradeBlock(old, steps);
  const empty = Object.keys(recorded).filter((path) => valuesAt(old, path).length === 0);
  const { version: _, ...unmarked } = upgraded;
  return [
    ...empty.map((path) => `the old block has nothing in ${path}, so nobody knows whether it is kept`),
    ...missing(leaves(old), leaves(upgraded)).map((value) => `“${value}” is lost`),
    ...(same(upgradeBlock(upgraded, steps), upgraded) ? [] : ['upgrading twice is not the same as once']),
    ...(same(upgradeBlock(unmarked as StoredBlock, steps), upgraded)
      ? []
      : ['a block in the new form that is sent without its version is changed']),
  ];
}

function valuesAt(value: unknown, path: string): unknown[] {
  const [name = '', ...rest] = path.split('.');
  const isList = name.endsWith('[]');
  const found = (value as Record<string, unknown> | undefined)?.[isList ? name.slice(0, -2) : name];
  const all = isList ? ((found as unknown[] | undefined) ?? []) : [found];
  if (rest.length > 0) return all.flatMap((inner) => valuesAt(inner, rest.join('.')));
  return all.filter((each) => each !== undefined && each !== null && each !== '');
}

function leaves(value: unknown, key = ''): string[] {
  if (['blockType', 'id', 'version'].includes(key)) return [];
  if (typeof value !== 'object' || value === null) return [JSON.stringify(value) ?? ''];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, Array.isArray(value) ? '' : name));
}

/** Multiset difference of the two lists. */
function missing(before: string[], after: string[]): string[] {
  const left = [...after];
  return before.filter((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

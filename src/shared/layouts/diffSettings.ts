import { isObject, type Values } from '../isObject.ts';
import { isKept } from '../keptBlock.ts';
import { t } from '../studioWords/t.ts';
import { humanize } from '../text/humanize.ts';
import type { Kind, KindSetting, LayoutBlock } from './kind.ts';
import { sayValue } from './sayValue.ts';
import { valueAt, withValueAt } from './values.ts';
import { slotsOf } from './walk.ts';

/** A changed setting in the diff of two versions of a block. */
export interface SettingDiff {
  /** Its label; in a row with the list's label and the row number: `Entries 2, Text`. */
  label: string;
  /** As text; empty when unset. Both are the same when only something without text differs, such as formatting. */
  before: string;
  after: string;
}

/** Keys of a block that are no settings. */
const NOT_SAID = new Set(['id', 'blockType']);

/** Changed settings of a block, in the studio's order, and other changed values by their stored name. Ignores slots. */
export function diffSettings(before: LayoutBlock, after: LayoutBlock, kind: Kind | undefined): SettingDiff[] {
  if (isKept(before) && isKept(after)) return diffValues(valuesOf(before.original), valuesOf(after.original), [], '');
  return diffValues(withoutSlots(before, kind), withoutSlots(after, kind), kind?.settings ?? [], '');
}

/** Semantic equality; empty, false and absent are the same. */
function saysTheSame(before: unknown, after: unknown): boolean {
  return JSON.stringify(bare(before)) === JSON.stringify(bare(after));
}

function diffValues(before: Values, after: Values, settings: readonly KindSetting[], prefix: string): SettingDiff[] {
  const named = (label: string): string => (prefix ? t('{entry}, {label}', { entry: prefix, label }) : label);
  const known = settings.flatMap((setting) => {
    const [then, now] = [valueAt(before, setting.path), valueAt(after, setting.path)];
    if (isReference(setting) ? saysTheSame(idsIn(then), idsIn(now)) : saysTheSame(then, now)) return [];
    const label = named(setting.label);
    const inRows = setting.rows && diffRows(rowsIn(then), rowsIn(now), setting.rows, label);
    return inRows?.length ? inRows : [{ label, before: sayValue(then, setting), after: sayValue(now, setting) }];
  });
  const paths = settings.map(({ path }) => path);
  const [then, now] = [without(before, paths), without(after, paths)];
  const others = [...new Set([...Object.keys(then), ...Object.keys(now)])]
    .filter((name) => !NOT_SAID.has(name) && !saysTheSame(then[name], now[name]))
    .map((name) => ({ label: named(humanize(name)), before: sayValue(then[name]), after: sayValue(now[name]) }));
  return [...known, ...others];
}

/** Diff of a list; rows are matched by id, those without one by number. Empty when only their order differs. */
function diffRows(
  before: readonly Values[],
  after: readonly Values[],
  settings: readonly KindSetting[],
  label: string,
) {
  const keyOf = ({ id }: Values, index: number) => (typeof id === 'string' ? id : String(index));
  const earlier = new Map(before.map((row, index) => [keyOf(row, index), row]));
  const later = new Set(after.map(keyOf));
  const diffs = after.flatMap((row, index): SettingDiff[] => {
    const was = earlier.get(keyOf(row, index));
    if (was) return diffValues(was, row, settings, `${label} ${index + 1}`);
    return [{ label: `${label} ${index + 1}`, before: '', after: sayRow(row, settings) }];
  });
  const gone = before.flatMap((row, index): SettingDiff[] =>
    later.has(keyOf(row, index)) ? [] : [{ label: `${label} ${index + 1}`, before: sayRow(row, settings), after: '' }],
  );
  return [...diffs, ...gone];
}

function sayRow(row: Values, settings: readonly KindSetting[]): string {
  const values = settings.map((setting) => sayValue(valueAt(row, setting.path), setting)).filter(Boolean);
  return values.join(', ') || t('An empty entry');
}

function rowsIn(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function withoutSlots(block: LayoutBlock, kind: Kind | undefined): Values {
  return without(
    block,
    slotsOf(block, kind).map(({ name }) => name),
  );
}

function without(values: Values, paths: readonly string[]): Values {
  return paths.reduce(
    (rest, path) => (valueAt(rest, path) === undefined ? rest : withValueAt(rest, path, undefined)),
    values,
  );
}

function valuesOf(value: unknown): Values {
  return isObject(value) ? value : {};
}

const isReference = ({ type }: KindSetting) => type === 'upload' || type === 'relationship';

/** Replaces populated documents by their ids: their own changes are not the block's. */
function idsIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(idsIn);
  if (!isObject(value)) return value;
  return 'relationTo' in value ? { relationTo: value.relationTo, value: idsIn(value.value) } : (value.id ?? value);
}

/** Normalizes a value: without empty parts, keys sorted; undefined when nothing is left. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map((item) => bare(item) ?? null) : undefined;
  if (!isObject(value)) return value === null || value === '' || value === false ? undefined : value;
  const left = Object.keys(value)
    .sort()
    .map((name) => [name, bare(value[name])] as const)
    .filter(([, inner]) => inner !== undefined);
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

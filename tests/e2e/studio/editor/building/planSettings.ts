import type { BlockField } from '../../../../../src/cms/fields/block/blockFields.ts';
import { isObject, type Values } from '../../../../../src/shared/isObject.ts';
import type { Kind, KindSetting, LayoutBlock } from '../../../../../src/shared/layouts/kind.ts';
import { newBlockId } from '../../../../../src/shared/layouts/newBlockId.ts';
import { valueAt, withValueAt } from '../../../../../src/shared/layouts/values.ts';
import type { SettingGesture } from './gesture.ts';
import { plain } from './plain.ts';

/** Titles of documents and pictures, by `collection:id`. */
export type Words = ReadonlyMap<string, string>;

/** Setting changes, and the resulting values by path. */
export interface Changes {
  gestures: SettingGesture[];
  values: Values;
}

/** Cost of changing a chosen picture; building another block is better. */
const NEVER = 1_000;

/** Plans the changes of a block's settings to those of another of its kind; its content is left alone. */
export function changeSettings(
  block: LayoutBlock,
  wanted: LayoutBlock,
  kind: Kind,
  fields: readonly BlockField[],
  words: Words,
): Changes {
  const all: Changes = { gestures: [], values: {} };
  // Rows are removed first: another setting may hide them.
  const isEmptied = ({ path, rows }: KindSetting) =>
    Boolean(rows) && !(valueAt(wanted, path) as unknown[] | null)?.length;
  const emptied = kind.settings.filter(isEmptied);
  for (const setting of [...emptied, ...kind.settings.filter((each) => !emptied.includes(each))]) {
    const gestures = changeTo(setting, block, wanted, { at: '', field: '', fields, words });
    if (gestures.length === 0) continue;
    all.gestures.push(...gestures);
    const value = valueAt(wanted, setting.path);
    all.values[setting.path] = setting.rows ? withRowIds(value, valueAt(block, setting.path)) : value;
  }
  return all;
}

/** Number of changes by {@link changeSettings}. */
export function countChanges(block: LayoutBlock, wanted: LayoutBlock, kind: Kind): number {
  const { gestures } = changeSettings(block, wanted, kind, [], new Map());
  const changesPicture = gestures.some(
    (gesture) => gesture.does !== 'reset' && gesture.setting.type === 'upload' && 'old' in gesture && gesture.old > 0,
  );
  return gestures.length + (changesPicture ? NEVER : 0);
}

/** Values of a block that “paste style” copies. */
export function styleShared(source: LayoutBlock, { settings }: Kind): Values {
  return settings
    .filter(({ tab }) => tab === 'style')
    .reduce<Values>(
      (shared, { initial, path }) => withValueAt(shared, path, valueAt(source, path) ?? initial ?? null),
      {},
    );
}

interface Scope {
  /** Path of the row in the block, with the labels of its fields by their paths there; empty outside of rows. */
  at: string;
  field: string;
  fields: readonly BlockField[];
  words: Words;
}

function changeTo(setting: KindSetting, from: unknown, to: unknown, scope: Scope): SettingGesture[] {
  const [before, value] = [readValue(from, setting), readValue(to, setting)];
  if (JSON.stringify(plain(before)) === JSON.stringify(plain(value))) return [];
  const path = scope.at + setting.path;
  if (setting.rows) return changeRows(setting, path, listOf(before), listOf(value), scope);
  const old = before === null ? 0 : [before].flat().length;
  if (!scope.at && setting.tab !== 'content' && value === (setting.initial ?? null))
    return [{ does: 'reset', setting }];
  if (value === null) return [{ does: 'clear', setting, path, old }];
  const field = scope.fields.find((each) => each.path === scope.field + setting.path)?.field;
  return [
    { does: 'set', setting, path, value, words: [value].flat().map((each) => wordsOf(each, field, scope.words)), old },
  ];
}

/** Removes extra rows, and adds missing ones as whichever is more similar: an empty one, or a copy of the last. */
function changeRows(
  setting: KindSetting,
  path: string,
  before: readonly unknown[],
  wanted: readonly unknown[],
  scope: Scope,
): SettingGesture[] {
  const gestures: SettingGesture[] = [];
  for (let index = before.length - 1; index >= wanted.length; index -= 1)
    gestures.push({ does: 'removeRow', setting, path, index });
  const inRow = (from: unknown, to: unknown, index: number) => {
    const inner = { ...scope, at: `${path}.${index}.`, field: `${scope.field}${setting.path}.*.` };
    return (setting.rows ?? []).flatMap((each) => changeTo(each, from, to, inner));
  };
  for (const [index, row] of wanted.entries()) {
    if (index < before.length) {
      gestures.push(...inRow(before[index], row, index));
      continue;
    }
    const [fromEmpty, fromLast] = [inRow({}, row, index), inRow(wanted[index - 1] ?? {}, row, index)];
    const isCopy = index > 0 && fromLast.length < fromEmpty.length;
    gestures.push(
      { does: isCopy ? 'duplicateRow' : 'addRow', setting, path, index },
      ...(isCopy ? fromLast : fromEmpty),
    );
  }
  return gestures;
}

/** Rows keep the ids of those that they replace, and so the content of their slots. */
function withRowIds(rows: unknown, before: unknown): unknown {
  const old = listOf(before);
  return listOf(rows).map((row, index) =>
    isObject(row) ? { ...row, id: valueAt(old[index], 'id') ?? newBlockId() } : row,
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Off is the same as unset. */
function readValue(values: unknown, { initial, path, type }: KindSetting): unknown {
  const value = valueAt(values, path) ?? initial ?? null;
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty || (type === 'checkbox' && value === false && !initial) ? null : value;
}

/** Displayed value: the label of an option, the title of a document, or the value itself. */
function wordsOf(value: unknown, field: BlockField['field'] | undefined, words: Words): string {
  if (field?.type === 'relationship' || field?.type === 'upload') {
    const { relationTo, value: id } = isObject(value) ? value : { relationTo: field.relationTo, value };
    return words.get(`${relationTo}:${id}`) ?? '';
  }
  const options = field && 'options' in field ? field.options : [];
  const option = options.find((each) => typeof each !== 'string' && each.value === value);
  return option && typeof option !== 'string' ? String(option.label) : String(value);
}

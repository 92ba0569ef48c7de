import type { Values } from '../../shared/isObject.ts';
import { isDevicePath } from '../../shared/layouts/deviceValues.ts';
import type { Kind, KindSetting, LayoutBlock } from '../../shared/layouts/kind.ts';
import { valueAt } from '../../shared/layouts/values.ts';
import { meansSame } from './meansSame.ts';

/** Field types whose value can be updated without remounting. */
const PLAIN = new Set([
  'checkbox',
  'code',
  'date',
  'email',
  'number',
  'radio',
  'relationship',
  'select',
  'text',
  'textarea',
  'upload',
]);

/**
 * External changes to a block's settings, such as by an undo, a reset, or a save.
 * @param known the block as its form has it
 * @returns values by path that can be updated in the form; `all` when it must be remounted, since rich texts only read
 * their initial value, and lists their initial rows
 */
export function outsideChanges(known: LayoutBlock, block: LayoutBlock, { settings }: Kind): Values | 'all' {
  return changesIn(settings, known, block);
}

/**
 * A form's changed settings, by name, without the running texts that have changed elsewhere since, such as where they
 * are typed on the page. Their editor normalizes a text by itself, some time after receiving it.
 * @param inForm the block as the form has it
 * @param block as it is now
 */
export function withoutStaleTexts(values: Values, inForm: LayoutBlock, block: LayoutBlock, { settings }: Kind): Values {
  const stale = settings.filter(
    ({ path, type }) => type === 'richText' && !meansSame(valueAt(inForm, path), valueAt(block, path)),
  );
  return Object.fromEntries(Object.entries(values).filter(([name]) => !stale.some(({ path }) => path === name)));
}

function changesIn(settings: readonly KindSetting[], known: unknown, now: unknown): Values | 'all' {
  const changes: Values = {};
  for (const { path, rows, type } of settings) {
    if (isDevicePath(path)) continue;
    const [before, after] = [valueAt(known, path), valueAt(now, path)];
    if (meansSame(before, after)) continue;
    const inside = rows ? changesInRows(rows, before, after) : undefined;
    if (inside === 'all' || (!inside && !PLAIN.has(type))) return 'all';
    if (!inside) changes[path] = after ?? null;
    else for (const [below, value] of Object.entries(inside)) changes[`${path}.${below}`] = value;
  }
  return changes;
}

/** Changes in the rows of a list that has the same rows as before. */
function changesInRows(settings: readonly KindSetting[], before: unknown, after: unknown): Values | 'all' {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return 'all';
  const changes: Values = {};
  for (const [number, row] of after.entries()) {
    if (valueAt(row, 'id') === undefined || valueAt(row, 'id') !== valueAt(before[number], 'id')) return 'all';
    const inside = changesIn(settings, before[number], row);
    if (inside === 'all') return 'all';
    for (const [path, value] of Object.entries(inside)) changes[`${number}.${path}`] = value;
  }
  return changes;
}

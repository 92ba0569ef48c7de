import type { Values } from '../../shared/isObject.ts';
import type { Kind, LayoutBlock } from '../../shared/layouts/kind.ts';
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
 * @returns values by path that can be updated in the form; `all` when it must be remounted, since rich texts and lists
 * only read their initial value
 */
export function outsideChanges(known: LayoutBlock, block: LayoutBlock, { settings }: Kind): Values | 'all' {
  const changed = settings.filter(({ path }) => !meansSame(valueAt(known, path), valueAt(block, path)));
  if (changed.some(({ type }) => !PLAIN.has(type))) return 'all';
  return Object.fromEntries(changed.map(({ path }) => [path, valueAt(block, path) ?? null]));
}

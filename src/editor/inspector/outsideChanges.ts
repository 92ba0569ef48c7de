import type { Values } from '../../shared/isObject.ts';
import type { Kind, LayoutBlock } from '../../shared/layouts/kind.ts';
import { valueAt } from '../../shared/layouts/values.ts';
import { meansSame } from './meansSame.ts';

/** What a form's field shows of whatever it is given, without being made anew. */
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
 * What of a block's settings has changed elsewhere than in its form, such as by an undo, a reset, or a save.
 * @param known the block as its form has it
 * @returns values by their path, of which the form can be told; `all` when it has to be made anew, since texts and lists stand in it as they were given
 */
export function outsideChanges(known: LayoutBlock, block: LayoutBlock, { settings }: Kind): Values | 'all' {
  const changed = settings.filter(({ path }) => !meansSame(valueAt(known, path), valueAt(block, path)));
  if (changed.some(({ type }) => !PLAIN.has(type))) return 'all';
  return Object.fromEntries(changed.map(({ path }) => [path, valueAt(block, path) ?? null]));
}

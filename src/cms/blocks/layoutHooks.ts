import type { FieldHook } from 'payload';
import { type BlockKinds, readLayout } from './readLayout.ts';

/**
 * The hooks of a layout: whoever reads it gets every block in its present version, and so do the checks of a save. What is in the
 * database is upgraded when its document is next saved; nothing has to be migrated.
 */
export function layoutHooks(kinds: BlockKinds): Record<'afterRead' | 'beforeChange' | 'beforeValidate', FieldHook[]> {
  const read: FieldHook = ({ value }) => readLayout(value, kinds);
  /** Other languages' values are taken from the stored block, where they have to be found under their present names. */
  const readStored: FieldHook = ({ field, siblingDocWithLocales }) => {
    if (!('name' in field) || !field.name || !siblingDocWithLocales) return;
    siblingDocWithLocales[field.name] = readLayout(siblingDocWithLocales[field.name], kinds);
  };
  return { afterRead: [read], beforeValidate: [read], beforeChange: [readStored] };
}

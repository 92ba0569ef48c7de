import { type FieldHook, ValidationError } from 'payload';
import type { Kinds } from '../../shared/layouts/kind.ts';
import { newBlockId } from '../../shared/layouts/newBlockId.ts';
import { withFreshIds } from '../../shared/layouts/withFreshIds.ts';
import { findMalformed } from './findMalformed.ts';
import { type BlockKinds, readLayout } from './readLayout.ts';
import { unpackLayout } from './unpackLayout.ts';

/**
 * Hooks of a layout. Reading upgrades every block to its present version, and so does a save before validation, after
 * refusing what is no layout. The database is upgraded when a document is next saved; no migration is needed.
 */
export function layoutHooks(
  steps: BlockKinds,
  kinds: Kinds,
): Record<'afterRead' | 'beforeChange' | 'beforeDuplicate' | 'beforeValidate', FieldHook[]> {
  const read: FieldHook = ({ value }) => readLayout(value, steps);
  const refuse: FieldHook = ({ collection, global, path, req, value }) => {
    const message = findMalformed(value, kinds);
    if (!message) return;
    throw new ValidationError({
      ...(collection && { collection: collection.slug }),
      ...(global && { global: global.slug }),
      errors: [{ path: path.join('.'), message }],
      req,
    });
  };
  /** Values of other locales are taken from the stored block, where they must have their present field names. */
  const readStored: FieldHook = ({ field, siblingDocWithLocales }) => {
    if (!('name' in field) || !field.name || !siblingDocWithLocales) return;
    siblingDocWithLocales[field.name] = readLayout(siblingDocWithLocales[field.name], steps);
  };
  /** Two documents never share a block id. */
  const renewIds: FieldHook = ({ value }) =>
    Array.isArray(value) ? value.map((block) => withFreshIds(block, kinds, newBlockId)) : value;
  return {
    afterRead: [read],
    beforeValidate: [unpackLayout, refuse, read],
    beforeChange: [readStored],
    beforeDuplicate: [renewIds],
  };
}

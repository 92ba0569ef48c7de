import type { CollectionConfig } from 'payload';
import { cancelSchedules } from './cancelSchedules.ts';
import { controlTrash } from './controlTrash.ts';
import { moveAside } from './moveAside.ts';

/** Adds the rules of the trash to a collection that has one: what is deleted there can be restored for some time. */
export function withTrash(collection: CollectionConfig): CollectionConfig {
  if (!collection.trash) return collection;
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [controlTrash, ...(hooks.beforeOperation ?? [])],
      beforeValidate: [...(hooks.beforeValidate ?? []), moveAside],
      afterChange: [...(hooks.afterChange ?? []), cancelSchedules],
    },
  };
}

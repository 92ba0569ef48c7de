import type { RelationshipField } from 'payload';
import { relationship } from 'payload/shared';

/**
 * A relation with a filter whose stored references stay valid while their documents are in the trash: Payload's own validation looks for them
 * among what is not deleted, so that nothing else of the form could be saved (decision 131). Documents that are new in the field are validated as ever.
 */
export function keepsStoredReferences<T extends RelationshipField>(field: T): T {
  return {
    ...field,
    // Payload types the validation of one and of many apart; both are passed on unchanged.
    validate: ((value: unknown, options: { previousValue?: unknown }) => {
      const stored = new Set(listOf(options.previousValue).map(keyOf));
      const added = listOf(value).filter((reference) => !stored.has(keyOf(reference)));
      if (listOf(value).length > 0 && !added.length) return true;
      return (relationship as (value: unknown, options: unknown) => unknown)(
        Array.isArray(value) ? added : value,
        options,
      );
    }) as T['validate'],
  };
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Identity of a reference: an id, a populated document, or either of them with the name of its collection. */
function keyOf(reference: unknown): string {
  if (typeof reference !== 'object' || reference === null) return String(reference);
  const { id, relationTo, value } = reference as { id?: unknown; relationTo?: unknown; value?: unknown };
  return value === undefined ? keyOf(id) : `${relationTo} ${keyOf(value)}`;
}

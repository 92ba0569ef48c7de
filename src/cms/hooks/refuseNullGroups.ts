import { APIError, type CollectionConfig, type FlattenedField, type GlobalConfig } from 'payload';
import { isObject } from '../../shared/isObject.ts';

/** Of Payload's hooks before an operation, what both kinds have. */
interface Operation {
  args: { data?: unknown };
  req?: { payloadAPI?: string };
  collection?: { flattenedFields: readonly FlattenedField[] };
  global?: { flattenedFields: readonly FlattenedField[] };
}

/**
 * Refuses `null` for a group of fields over the API, by its name: Payload reads the fields of a group from whatever is an object to JavaScript,
 * and would answer 500.
 */
export function refuseNullGroups<T extends CollectionConfig | GlobalConfig>(owner: T): T {
  const refuse = ({ args, collection, global, req }: Operation) => {
    if (req?.payloadAPI !== 'REST') return;
    const found = findNullGroup((collection ?? global)?.flattenedFields ?? [], args?.data);
    if (found) throw new APIError(`“${found}” is a group of fields: send an object, or leave it out.`, 400, null, true);
  };
  const { hooks } = owner;
  return { ...owner, hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), refuse] } } as T;
}

/** The path of the first group that is `null`. */
function findNullGroup(fields: readonly FlattenedField[], data: unknown, above = ''): string | undefined {
  if (!isObject(data)) return undefined;
  for (const field of fields) {
    const value = data[field.name];
    const path = above + field.name;
    if (field.type === 'group' || field.type === 'tab') {
      if (value === null) return path;
      const found = findNullGroup(field.flattenedFields, value, `${path}.`);
      if (found) return found;
    } else if (field.type === 'array' && Array.isArray(value)) {
      for (const [index, row] of value.entries()) {
        const found = findNullGroup(field.flattenedFields, row, `${path}.${index}.`);
        if (found) return found;
      }
    }
  }
  return undefined;
}

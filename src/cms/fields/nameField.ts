import type { FlattenedField } from 'payload';

const SEPARATOR = ' › ';

/**
 * Breadcrumb label of a field in its form, such as `Day 3 › Title`.
 * @param fields those of the collection or global, flattened
 * @param path as Payload writes it, such as `itinerary.2.title`
 * @returns undefined when the path leads to no known field, such as one within a layout
 */
export function nameField(fields: readonly FlattenedField[], path: string): string | undefined {
  const names: string[] = [];
  let level: readonly FlattenedField[] = fields;
  const segments = path.split('.');
  for (let index = 0; index < segments.length; index += 1) {
    const field = level.find(({ name }) => name === segments[index]);
    if (!field || field.type === 'blocks') return undefined;
    const row = Number(segments[index + 1]);
    if (field.type === 'array' && Number.isInteger(row)) {
      names.push(`${capital(wordOf(field.labels?.singular) ?? labelOf(field))} ${row + 1}`);
      index += 1;
      // A group without a label is part of its tab.
    } else if (field.type !== 'group' || wordOf(field.label)) names.push(labelOf(field));
    level = 'flattenedFields' in field ? field.flattenedFields : [];
  }
  return names.join(SEPARATOR);
}

function labelOf(field: FlattenedField): string {
  return ('label' in field && wordOf(field.label)) || field.name;
}

/** A label of the studio, which is in English only. */
function wordOf(label: unknown): string | undefined {
  if (typeof label === 'string') return label;
  if (typeof label !== 'object' || label === null) return undefined;
  const [word] = Object.values(label);
  return typeof word === 'string' ? word : undefined;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

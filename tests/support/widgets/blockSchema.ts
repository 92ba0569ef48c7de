import type { Block, Field } from 'payload';
import { isSlot } from '../../../src/cms/fields/layout.ts';
import { allBlocks } from '../../../src/studio/siteBlocks.ts';
import { blocksInText } from '../../../src/widgets/rich-text/blocksInText.ts';

/** A field that stores a value, as opposed to a layout field. */
export type DataField = Extract<Field, { name: string }>;

/** The Payload blocks of all widgets, by slug. */
export const blocks: ReadonlyMap<string, Block> = new Map(allBlocks.map((block) => [block.slug, block]));

/** The data fields of a form, by name. */
export function dataFields(fields: readonly Field[]): Map<string, DataField> {
  const found = fields.flatMap((field): DataField[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => [...dataFields(tab.fields).values()]);
    if ('name' in field && field.name) return [field as DataField];
    return 'fields' in field ? [...dataFields(field.fields).values()] : [];
  });
  return new Map(found.map((field) => [field.name, field]));
}

/** Validation errors of a block by its own fields, each with its path. */
export function schemaFaults(value: object, path = ''): string[] {
  const { blockType } = value as { blockType?: string };
  const block = blocks.get(blockType ?? '');
  if (!block) return [`${path || 'block'}: there is no widget “${blockType}”`];
  return groupFaults(block.fields, value, path || block.slug, new Set(['blockType', 'blockName', 'id']));
}

function groupFaults(
  fields: readonly Field[],
  value: object,
  path: string,
  own: ReadonlySet<string> = new Set(['id']),
): string[] {
  const known = dataFields(fields);
  const unknown = Object.keys(value).filter((key) => !known.has(key) && !own.has(key));
  return [
    ...unknown.map((key) => `${path}.${key}: there is no such field`),
    ...[...known].flatMap(([key, field]) =>
      fieldFaults(field, (value as Record<string, unknown>)[key], `${path}.${key}`),
    ),
  ];
}

function fieldFaults(field: DataField, value: unknown, path: string): string[] {
  if (value === undefined || value === null || value === '') {
    // A conditional field is required only when shown.
    const isRequired = 'required' in field && field.required && !field.admin?.condition;
    return isRequired && !('defaultValue' in field) ? [`${path}: is required`] : [];
  }
  if (isSlot(field)) return (value as object[]).flatMap((block, index) => schemaFaults(block, `${path}[${index}]`));
  switch (field.type) {
    case 'select':
    case 'radio':
      return [value]
        .flat()
        .filter((chosen) => !optionValues(field).includes(String(chosen)))
        .map((chosen) => `${path}: “${chosen}” is no option`);
    case 'number':
      return Number(value) >= (field.min ?? -Infinity) && Number(value) <= (field.max ?? Infinity)
        ? []
        : [`${path}: ${value} is out of range`];
    case 'checkbox':
      return typeof value === 'boolean' ? [] : [`${path}: is not yes or no`];
    case 'text':
    case 'textarea':
      return textFaults(field, value, path);
    case 'group':
      return groupFaults(field.fields, value as object, path);
    case 'array':
      return (value as object[]).flatMap((row, index) => groupFaults(field.fields, row, `${path}[${index}]`));
    case 'blocks':
      return (value as object[]).flatMap((block, index) => schemaFaults(block, `${path}[${index}]`));
    case 'richText':
      return blocksInText(value).flatMap((block, index) => schemaFaults(block, `${path}/${index}`));
    default:
      return [];
  }
}

/** Validators that need no database, such as those of links, ids and classes. */
function textFaults(field: Extract<DataField, { type: 'text' | 'textarea' }>, value: unknown, path: string): string[] {
  if (typeof value !== 'string') return [`${path}: is no text`];
  const validate = field.validate as ((value: unknown, options: { data: object }) => unknown) | undefined;
  const verdict = validate?.(value, { data: {} }) ?? true;
  // Asynchronous validators run on save.
  if (verdict instanceof Promise) return [];
  return verdict === true ? [] : [`${path}: ${verdict}`];
}

/** The option values of a choice. */
export function optionValues(field: Extract<DataField, { type: 'select' | 'radio' }>): string[] {
  return field.options.map((option) => (typeof option === 'string' ? option : option.value));
}

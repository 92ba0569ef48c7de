import type { Block, FlattenedField } from 'payload';

/** The configuration as the walk needs it. */
export interface Schema {
  /** The fields of a collection; undefined for an unknown one. */
  fieldsOf(collection: string): readonly FlattenedField[] | undefined;
  /** The fields of a global. */
  globalFieldsOf(slug: string): readonly FlattenedField[] | undefined;
  /** The fields of a block type; undefined for an unknown one. */
  blockFieldsOf(slug: string): readonly FlattenedField[] | undefined;
  /** Label of a block type. */
  blockLabelOf?(slug: string): string | undefined;
}

/** Called for each document that another one refers to, populated or not. */
export type Visit = (collection: string, id: number | string) => void;

/**
 * Visits all relations of a document, in its fields, blocks and rich texts, and recursively those of populated documents. Fields that are not in
 * the configuration are ignored.
 * @param fields the fields of the document's collection
 */
export function visitRelations(
  fields: readonly FlattenedField[] | undefined,
  data: unknown,
  schema: Schema,
  visit: Visit,
): void {
  walkFields(fields ?? [], data, schema, visit);
}

function walkFields(fields: readonly FlattenedField[], data: unknown, schema: Schema, visit: Visit): void {
  if (!isRecord(data)) return;
  for (const field of fields) if ('name' in field) walkField(field, data[field.name], schema, visit);
}

function walkField(field: FlattenedField, value: unknown, schema: Schema, visit: Visit): void {
  switch (field.type) {
    case 'array':
      for (const row of list(value)) walkFields(field.flattenedFields, row, schema, visit);
      return;
    case 'group':
    case 'tab':
      walkFields(field.flattenedFields, value, schema, visit);
      return;
    case 'blocks':
      for (const block of list(value)) walkBlock(block, field.blocks, schema, visit);
      return;
    case 'relationship':
    case 'upload':
      for (const related of [value].flat()) visitRelated(field.relationTo, related, schema, visit);
      return;
    case 'richText':
      walkText(value, schema, visit);
      return;
    default:
  }
}

function walkBlock(
  block: unknown,
  own: readonly (Block & { flattenedFields?: FlattenedField[] })[],
  schema: Schema,
  visit: Visit,
): void {
  if (!isRecord(block)) return;
  const slug = String(block.blockType);
  const fields = own.find((kind) => kind.slug === slug)?.flattenedFields ?? schema.blockFieldsOf(slug);
  walkFields(fields ?? [], block, schema, visit);
}

/** Any node of a rich text may refer to a document: a picture, a link, a block. */
function walkText(node: unknown, schema: Schema, visit: Visit): void {
  if (Array.isArray(node)) for (const child of node) walkText(child, schema, visit);
  if (!isRecord(node)) return;
  if (typeof node.relationTo === 'string') {
    visitRelated(node.relationTo, node.value, schema, visit);
    return;
  }
  if (typeof node.blockType === 'string') {
    walkBlock(node, [], schema, visit);
    return;
  }
  for (const value of Object.values(node)) if (typeof value === 'object') walkText(value, schema, visit);
}

/** @param related an id, a document, or `{ relationTo, value }` where the field allows several collections */
function visitRelated(relationTo: string | readonly string[], related: unknown, schema: Schema, visit: Visit): void {
  if (typeof relationTo !== 'string') {
    if (isRecord(related) && typeof related.relationTo === 'string')
      visitRelated(related.relationTo, related.value, schema, visit);
    return;
  }
  if (typeof related === 'number' || typeof related === 'string') visit(relationTo, related);
  if (!isRecord(related)) return;
  if (typeof related.id === 'number' || typeof related.id === 'string') visit(relationTo, related.id);
  visitRelations(schema.fieldsOf(relationTo), related, schema, visit);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

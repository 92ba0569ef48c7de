import {
  type Block,
  type CollectionConfig,
  type Field,
  type FieldHook,
  type GlobalConfig,
  ValidationError,
} from 'payload';
import { isObject } from '../../shared/isObject.ts';
import { msg, t } from '../../shared/studioWords/t.ts';

type Kind = 'text' | 'number';

/** Types of value by field type, for fields of one plain value or a list of such. */
const KINDS: Partial<Record<Field['type'], Kind>> = {
  code: 'text',
  email: 'text',
  number: 'number',
  radio: 'text',
  select: 'text',
  text: 'text',
  textarea: 'text',
};

const MESSAGES: Record<Kind | 'reference', string> = {
  text: msg('Send text for this field, not a list, an object, a number or a switch.'),
  number: msg('Send a number for this field.'),
  reference: msg('Send the id of a document for this field, with the name of its collection where there are several.'),
};

/**
 * Adds type checks to a collection, a global or a block: its plain fields refuse values of another type, in drafts too.
 * Payload validates the content of a value, not its type, and the database would then store an object as unchecked
 * text.
 */
export function typed<T extends CollectionConfig | GlobalConfig | Block>(owner: T): T {
  return { ...owner, fields: owner.fields.map(typedField) };
}

/** The same for one field, with all fields inside it. */
export function typedField<T extends Field>(field: T): T {
  return typedInside(field) as T;
}

function typedInside(field: Field): Field {
  if (field.type === 'tabs') {
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(typedField) })) };
  }
  if (field.type === 'blocks') {
    const references = field.blockReferences?.map((block) => (typeof block === 'string' ? block : typed(block)));
    return { ...field, blocks: field.blocks.map(typed), ...(references && { blockReferences: references }) };
  }
  if ('fields' in field && Array.isArray(field.fields))
    return { ...field, fields: field.fields.map(typedField) } as Field;
  const check = checkOf(field);
  if (!check || !('name' in field)) return field;
  const hooks: FieldHook[] = 'hooks' in field ? [...(field.hooks?.beforeValidate ?? [])] : [];
  return {
    ...field,
    hooks: { ...('hooks' in field && field.hooks), beforeValidate: [refuseOther(check), ...hooks] },
  } as Field;
}

interface Check {
  message: string;
  accepts: (value: unknown) => boolean;
}

/** The type check of a field; undefined when Payload's field type checks that itself. */
function checkOf(field: Field): Check | undefined {
  const hasMany = 'hasMany' in field && field.hasMany === true;
  if (field.type === 'relationship' || field.type === 'upload') {
    const { relationTo } = field;
    return {
      message: MESSAGES.reference,
      accepts: (value) => isListOf(value, hasMany, (each) => isReference(each, relationTo)),
    };
  }
  const kind = KINDS[field.type];
  return kind && { message: MESSAGES[kind], accepts: (value) => isListOf(value, hasMany, (each) => isOf(kind, each)) };
}

/** Runs before the field's own hooks, which may rely on the type. */
function refuseOther({ accepts, message }: Check): FieldHook {
  return ({ collection, field, global, path, req, value }) => {
    // Payload treats an empty value as none, whatever the field.
    if (value === null || value === undefined || value === '' || accepts(value)) return;
    throw new ValidationError({
      ...(collection && { collection: collection.slug }),
      ...(global && { global: global.slug }),
      errors: [{ path: path.join('.'), message: t(message), ...labelOf(field) }],
      req,
    });
  };
}

/** The label as Payload's own validation errors have it. */
function labelOf(field: object): { label?: string } {
  const label = 'label' in field ? field.label : undefined;
  return typeof label === 'string' ? { label } : {};
}

function isListOf(value: unknown, hasMany: boolean, accepts: (each: unknown) => boolean): boolean {
  return hasMany && Array.isArray(value) ? value.every(accepts) : accepts(value);
}

function isOf(kind: Kind, value: unknown): boolean {
  return kind === 'number' ? Number.isFinite(value) : typeof value === 'string';
}

/** A document's id, or the document itself; for polymorphic relationships, together with its collection. */
function isReference(value: unknown, relationTo: string | readonly string[]): boolean {
  if (typeof relationTo === 'string') return isId(value);
  return isObject(value) && relationTo.includes(String(value.relationTo)) && isId(value.value);
}

function isId(value: unknown): boolean {
  if (typeof value === 'number' || typeof value === 'string') return true;
  return isObject(value) && isId(value.id) && typeof value.id !== 'object';
}

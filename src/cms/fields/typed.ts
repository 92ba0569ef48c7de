import {
  type Block,
  type CollectionConfig,
  type Field,
  type FieldHook,
  type GlobalConfig,
  ValidationError,
} from 'payload';

type Kind = 'text' | 'number';

/** What a field of a type holds, where that is one plain value, or a list of such. */
const KINDS: Partial<Record<Field['type'], Kind>> = {
  code: 'text',
  email: 'text',
  number: 'number',
  radio: 'text',
  select: 'text',
  text: 'text',
  textarea: 'text',
};

const MESSAGES: Record<Kind, string> = {
  text: 'Send text for this field, not a list, an object, a number or a switch.',
  number: 'Send a number for this field.',
};

/**
 * A collection, a global or a block whose plain fields refuse values of another type, in drafts too. Payload's own checks look at
 * what the value says, not at what it is, and the database would then store an object as text that nobody has checked.
 */
export function typed<T extends CollectionConfig | GlobalConfig | Block>(owner: T): T {
  return { ...owner, fields: owner.fields.map(typedField) };
}

/** The same for one field, with all that are inside it. */
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
  const kind = KINDS[field.type];
  if (!kind || !('name' in field)) return field;
  const hooks: FieldHook[] = 'hooks' in field ? [...(field.hooks?.beforeValidate ?? [])] : [];
  return {
    ...field,
    hooks: { ...('hooks' in field && field.hooks), beforeValidate: [refuseOther(kind), ...hooks] },
  } as Field;
}

/** Runs before the field's own hooks, which may rely on it. */
function refuseOther(kind: Kind): FieldHook {
  return ({ collection, field, global, path, req, value }) => {
    if (isOf(kind, value, 'hasMany' in field && Boolean(field.hasMany))) return;
    throw new ValidationError({
      ...(collection && { collection: collection.slug }),
      ...(global && { global: global.slug }),
      errors: [{ path: path.join('.'), message: MESSAGES[kind], ...labelOf(field) }],
      req,
    });
  };
}

/** As Payload's own checks name it. */
function labelOf(field: object): { label?: string } {
  const label = 'label' in field ? field.label : undefined;
  return typeof label === 'string' ? { label } : {};
}

function isOf(kind: Kind, value: unknown, hasMany: boolean): boolean {
  if (value === null || value === undefined) return true;
  if (hasMany && Array.isArray(value)) return value.every((each) => each !== null && isOf(kind, each, false));
  return kind === 'number' ? Number.isFinite(value) : typeof value === 'string';
}

import type { BasePayload, BlockSlug, Field, TypedUser } from 'payload';
import { isEmptyValue } from '../../../shared/isEmptyValue.ts';
import { isObject, type Values } from '../../../shared/isObject.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { keyOf } from '../rules/finding.ts';
import { blocksIn, type NamedBlock } from './blocksIn.ts';
import type { PublishFinding } from './publishFinding.ts';

interface JudgedDocument {
  /** The document with its layout, as stored. */
  data: Values;
  user: TypedUser | null;
}

/**
 * Required settings of blocks that are empty, such as a picture that is not chosen: drafts may be saved so, and publishing refuses them by
 * the same fields and conditions. Blocks of unknown kinds have none.
 */
export function findMissing(payload: BasePayload, { data, user }: JudgedDocument): PublishFinding[] {
  return blocksIn(data.layout).flatMap((block) => {
    const fields = payload.blocks[block.blockType as BlockSlug]?.fields ?? [];
    return [...missingIn(fields, block, '', { block, data, user })].map((missing) => findingOf(missing, block.id));
  });
}

interface Missing {
  field: Field;
  /** In the block, as in `items.0.title`. */
  path: string;
}

interface Around extends JudgedDocument {
  block: NamedBlock;
}

function* missingIn(fields: readonly Field[], values: Values, at: string, around: Around): Generator<Missing> {
  for (const field of fields) {
    if (!passes(field, values, around) || field.type === 'blocks') continue;
    if (field.type === 'tabs') for (const tab of field.tabs) yield* inside(tab, values, at, around);
    else if (field.type === 'array') {
      const rows = values[field.name];
      for (const [index, row] of (Array.isArray(rows) ? rows : []).entries())
        yield* missingIn(field.fields, objectOf(row), `${at}${field.name}.${index}.`, around);
    } else if ('fields' in field) yield* inside(field, values, at, around);
    else if ('required' in field && field.required && isEmptyValue(values[field.name]))
      yield { field, path: `${at}${field.name}` };
  }
}

/** What is missing in a group or tab: with a name it has values of its own. */
function inside(
  group: { fields: readonly Field[]; name?: string | undefined },
  values: Values,
  at: string,
  around: Around,
): Generator<Missing> {
  const { fields, name } = group;
  return name
    ? missingIn(fields, objectOf(values[name]), `${at}${name}.`, around)
    : missingIn(fields, values, at, around);
}

function passes(field: Field, values: Values, { block, data, user }: Around): boolean {
  const condition = field.admin && 'condition' in field.admin ? field.admin.condition : undefined;
  return condition?.(data, values, { blockData: block, operation: 'update', path: [], user }) ?? true;
}

function findingOf({ field, path }: Missing, block: string): PublishFinding {
  const label = 'label' in field && typeof field.label === 'string' ? field.label : '';
  const isChosen = field.type === 'upload' || field.type === 'relationship';
  const finding = {
    rule: 'missing',
    subject: path,
    block,
    says: t(isChosen ? '“{label}” is not chosen yet.' : '“{label}” is empty.', { label }),
    todo: t(isChosen ? 'Choose it, or remove the block.' : 'Write it, or remove the block.'),
    isBlocking: true,
  };
  return { ...finding, key: keyOf(finding) };
}

function objectOf(value: unknown): Values {
  return isObject(value) ? value : {};
}

import type { FormState } from 'payload';
import { isObject, type Values } from '../../shared/isObject.ts';
import { isGroup } from '../../shared/merge/flatten.ts';
import { isSame } from '../../shared/merge/same.ts';

/** Fields that only the server sets; the last ones of accounts. */
const STAMPS = new Set([
  ...['id', 'updatedAt', 'createdAt', 'changedBy', '_status'],
  ...['sessions', 'loginAttempts', 'lockUntil'],
]);
/** Secrets: never stored on the device, and never shown in a conflict. */
const SECRET = /password|secret|token|apikey|api_key/i;

/** The editable values of a form, by name; only fields that the document has too, when one is given. */
export function editedValues(form: Values, document?: Values): Values {
  return Object.fromEntries(
    Object.entries(form).filter(
      ([name, value]) =>
        !STAMPS.has(name) &&
        !SECRET.test(name) &&
        (!document || name in document) &&
        !(value instanceof Blob) &&
        !isJoin(document?.[name] ?? value),
    ),
  );
}

/**
 * Values without the fields that this user may not change, such as a history that only the server writes: these are never a change of this
 * window, and always taken over from the server.
 * @param permissions those of the document, as Payload's form has them
 */
export function withoutLocked(values: Values, permissions: unknown): Values {
  const fields = isObject(permissions) && isObject(permissions.fields) ? permissions.fields : {};
  const isLocked = (may: unknown) => isObject(may) && !may.update && !may.fields && !may.blocks;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isLocked(fields[name])));
}

/** Values without layouts, which the layout editor saves. */
export function withoutLayouts(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) =>
        !(Array.isArray(value) && value.some((row) => row !== null && typeof row === 'object' && 'blockType' in row)),
    ),
  );
}

/** Values without secrets, at any depth. */
export function withoutSecrets<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutSecrets) as Value;
  if (!isGroup(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !SECRET.test(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutSecrets(each)])) as Value;
}

/** Join fields: documents that point to this one, no values of its own. */
function isJoin(value: unknown): boolean {
  return isObject(value) && Array.isArray(value.docs) && 'hasNextPage' in value;
}

/** The form's values that differ from its document, by name. */
export function changedValues(form: Values, document: Values): Values {
  return Object.fromEntries(
    Object.entries(editedValues(form)).filter(
      ([name, value]) => !isSame(withUnshown(value, document[name]), document[name]),
    ),
  );
}

/**
 * A form's value, completed with hidden parts of its document, such as a field that only admins see. In blocks nothing
 * is completed: what is missing was removed.
 */
export function withUnshown(form: unknown, document: unknown): unknown {
  if (Array.isArray(form)) {
    const rows = new Map((Array.isArray(document) ? document : []).map((row) => [isObject(row) ? row.id : row, row]));
    return form.map((row) => (isObject(row) && !('blockType' in row) ? withUnshown(row, rows.get(row.id)) : row));
  }
  if (!isGroup(form) || !isObject(document)) return form;
  const names = [...new Set([...Object.keys(form), ...Object.keys(document)])];
  return Object.fromEntries(
    names.map((name) => [name, name in form ? withUnshown(form[name], document[name]) : document[name]]),
  );
}

export interface FormWrites {
  /** Values of single fields, by path. */
  values: [path: string, value: unknown][];
  /** Paths of array fields, whose rows need form state from the server. */
  lists: string[];
}

/** The updates that give a form other values, by form path. */
export function formWrites(fields: FormState, before: Values, after: Values, start = ''): FormWrites {
  const writes: FormWrites = { values: [], lists: [] };
  for (const [name, value] of Object.entries(after)) {
    const path = start + name;
    const was = before[name];
    if (isSame(was, value)) continue;
    const field = fields[path];
    if (field?.rows || (!field && Array.isArray(value))) writes.lists.push(path);
    else if (field && 'value' in field) writes.values.push([path, value]);
    else if (isObject(value)) {
      const inner = formWrites(fields, isObject(was) ? was : {}, value, `${path}.`);
      writes.values.push(...inner.values);
      writes.lists.push(...inner.lists);
    } else writes.values.push([path, value]);
  }
  return writes;
}

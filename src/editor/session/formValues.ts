import type { FormState } from 'payload';
import { isObject, type Values } from '../../shared/isObject.ts';
import { isGroup } from '../../shared/merge/flatten.ts';
import { isSame } from '../../shared/merge/same.ts';

/** What the server alone sets; the latter of accounts. */
const STAMPS = new Set(['id', 'updatedAt', 'createdAt', '_status', 'sessions', 'loginAttempts', 'lockUntil']);
/** Never kept on the device, and never shown beside somebody else's. */
const SECRET = /password|secret|token|apikey|api_key/i;

/** The values of a form that somebody edits, by name; those only that the document has too, when one is given. */
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

/** Values without layouts, which the editor of layouts keeps. */
export function withoutLayouts(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) =>
        !(Array.isArray(value) && value.some((row) => row !== null && typeof row === 'object' && 'blockType' in row)),
    ),
  );
}

/** Values without secrets, however deep. */
export function withoutSecrets<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutSecrets) as Value;
  if (!isGroup(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !SECRET.test(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutSecrets(each)])) as Value;
}

/** Documents that point to this one, which are no value of it. */
function isJoin(value: unknown): boolean {
  return isObject(value) && Array.isArray(value.docs) && 'hasNextPage' in value;
}

/** What differs of a form from its document, by name. */
export function changedValues(form: Values, document: Values): Values {
  return Object.fromEntries(
    Object.entries(editedValues(form)).filter(
      ([name, value]) => !isSame(withUnshown(value, document[name]), document[name]),
    ),
  );
}

/**
 * A form's value with what the form does not show of its document, such as a field that only admins see. In blocks nothing is missing: what
 * is not there was taken away.
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
  /** Paths of lists of rows, whose fields the server has to name. */
  lists: string[];
}

/** What has to be written into a form so that it has other values, by the form's own paths. */
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

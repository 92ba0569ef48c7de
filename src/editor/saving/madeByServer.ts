import type { Values } from '../../shared/isObject.ts';

type Fields = Readonly<Record<string, { value?: unknown } | undefined>>;

/**
 * Text values that the server changed on save, such as a path derived from the title, where nobody has typed since.
 * @param sent the form's fields when the save began
 * @param now the present fields
 * @param doc the saved document
 * @returns new values by field name
 */
export function madeByServer(sent: Fields, now: Fields, doc: Values): Record<string, string> {
  const made = Object.entries(now).flatMap(([name, field]): [string, string][] => {
    const saved = doc[name];
    const value = field?.value ?? '';
    if (STAMPS.has(name) || typeof saved !== 'string' || typeof value !== 'string' || saved === value) return [];
    return value === (sent[name]?.value ?? '') ? [[name, saved]] : [];
  });
  return Object.fromEntries(made);
}

/** Fields that no form shows as editable text. */
const STAMPS = new Set(['id', 'updatedAt', 'createdAt', '_status']);

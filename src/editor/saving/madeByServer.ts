import type { Values } from '../../shared/isObject.ts';

type Fields = Readonly<Record<string, { value?: unknown } | undefined>>;

/**
 * What the server has made of a form's texts when it saved them, such as an address from the title, as far as nobody has typed there since.
 * @param sent the form's fields as they were when the save began
 * @param now the fields as they are
 * @param doc the document as it is saved
 * @returns new values by the fields' names
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

/** What no form shows as a text that could be typed. */
const STAMPS = new Set(['id', 'updatedAt', 'createdAt', '_status']);

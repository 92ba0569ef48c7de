import { isObject } from '../../../shared/isObject.ts';
import type { Translate } from '../../../shared/messages/index.ts';

/** Looks up what is said among the words that came with the page. One that did not come is its own name. */
export function createWords(words: unknown): Translate {
  const known = isObject(words) ? words : {};
  return (key, values = {}) =>
    String(Object.hasOwn(known, key) ? known[key] : key).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
}

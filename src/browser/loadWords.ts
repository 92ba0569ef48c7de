import type { Translate } from '../shared/messages/index.ts';

/** Fetches the words of one area, by the path of its catalogue, such as `…/messages/en/formFaults.ts`. */
export type Catalogues = Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>>;

/** The words of an area in the language of the page, or in the first there is. A word that is not among them is its own name. */
export async function loadWords(catalogues: Catalogues, locale = document.documentElement.lang): Promise<Translate> {
  const paths = Object.keys(catalogues);
  const path = paths.find((name) => name.includes(`/messages/${locale}/`)) ?? paths[0];
  const words = path ? await catalogues[path]?.() : undefined;
  return (key, values = {}) =>
    (words?.[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

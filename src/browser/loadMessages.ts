import type { Translate } from '../shared/messages/index.ts';

/** Lazy message catalogues of one area, by path, such as `…/messages/en/formFaults.ts`. */
export type Catalogues = Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>>;

/** Loads an area's messages in the page's language, or in English. An unknown key is returned as it is. */
export async function loadMessages(catalogues: Catalogues, locale = document.documentElement.lang): Promise<Translate> {
  const paths = Object.keys(catalogues);
  const pathOf = (code: string) => paths.find((name) => name.includes(`/messages/${code}/`));
  const path = pathOf(locale) ?? pathOf('en');
  const words = path ? await catalogues[path]?.() : undefined;
  return (key, values = {}) =>
    (words?.[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

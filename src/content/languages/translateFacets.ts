import type { TranslationLocale } from '../../cms/translations/languages.ts';
import { readTexts } from '../../cms/translations/readTexts.ts';
import type { Band, ReadKind } from '../kinds.ts';
import type { FilteredList } from '../listTypes.ts';
import type { Words } from './speakRelated.ts';
import { nameOf } from './translateCards.ts';

interface FacetTools {
  kind: Pick<ReadKind, 'bands' | 'name' | 'taxonomies'>;
  locale: TranslationLocale;
  /** Ids of a taxonomy's terms by slug. */
  idsOf(taxonomy: string): Promise<ReadonlyMap<string, number>>;
  wordsOf(names: readonly string[]): Promise<Words>;
  /** Ids of some documents with a value of a facet. */
  someWith(facet: string, slug: string): Promise<readonly number[]>;
}

/**
 * A list whose filters are named in a language: terms where they are translated, in its alphabetical order, bands by the catalogue, and values, such
 * as places, by the translations of documents that have them.
 */
export async function translateFacets(list: FilteredList, tools: FacetTools): Promise<FilteredList> {
  const { kind, locale } = tools;
  const isTaxonomy = (facet: string): boolean => kind.taxonomies.some(({ of }) => of.name === facet);
  const isOfValues = (facet: string): boolean =>
    kind.bands?.some(({ name, terms }) => name === facet && !terms) ?? false;
  const named = new Map<string, Named>();
  for (const facet of new Set([...Object.keys(list.counts), ...list.active.map(({ name }) => name)])) {
    const band = kind.bands?.find(({ name }) => name === facet);
    for (const { slug, titleIn } of band?.terms ?? [])
      if (titleIn) named.set(`${facet}/${slug}`, { title: titleIn(locale), locale });
    if (band && !band.terms)
      for (const [slug, title] of await nameValues(list, band, tools)) named.set(`${facet}/${slug}`, { title, locale });
    if (!isTaxonomy(facet)) continue;
    const ids = [...(await tools.idsOf(facet))].map(([slug, id]) => [slug, nameOf({ collection: facet, id })] as const);
    const words = await tools.wordsOf(ids.map(([, name]) => name));
    for (const [slug, name] of ids) {
      const title = words.get(name)?.title;
      if (title) named.set(`${facet}/${slug}`, { title, locale });
    }
  }
  const counts = Object.entries(list.counts).map(([facet, terms]) => {
    const spoken = terms.map((term) => ({ ...term, ...named.get(`${facet}/${term.slug}`) }));
    if (isTaxonomy(facet) || isOfValues(facet))
      spoken.sort((one, other) => one.title.localeCompare(other.title, locale));
    return [facet, spoken] as const;
  });
  return {
    ...list,
    counts: Object.fromEntries(counts),
    active: list.active.map((filter) => ({ ...filter, ...named.get(`${filter.name}/${filter.slug}`) })),
  };
}

/** Values of a field by slug, each as the translation of some document with it has it. */
async function nameValues(
  { active, counts }: FilteredList,
  { field, name }: Pick<Band, 'field' | 'name'>,
  { kind, someWith, wordsOf }: FacetTools,
): Promise<Map<string, string>> {
  const values = new Map(
    [...(counts[name] ?? []), ...active.filter((one) => one.name === name)].map((one) => [one.slug, one.title]),
  );
  const having = new Map<string, string[]>();
  for (const slug of values.keys())
    having.set(
      slug,
      (await someWith(name, slug)).map((id) => nameOf({ collection: kind.name, id })),
    );
  const words = await wordsOf([...having.values()].flat());
  const found = new Map<string, string>();
  for (const [slug, title] of values)
    for (const of of having.get(slug) ?? []) {
      const { source, text = '' } = readTexts(words.get(of)?.texts)[`/${field}`] ?? {};
      if (source === title && text.trim()) found.set(slug, text.trim());
    }
  return found;
}

interface Named {
  title: string;
  locale: TranslationLocale;
}

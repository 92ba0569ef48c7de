import type { TranslationLocale } from '../../cms/translations/languages.ts';
import type { ReadKind } from '../kinds.ts';
import type { FilteredList } from '../listTypes.ts';
import type { Words } from './speakRelated.ts';
import { nameOf } from './translateCards.ts';

interface FacetTools {
  kind: Pick<ReadKind, 'bands' | 'taxonomies'>;
  locale: TranslationLocale;
  /** Ids of a taxonomy's terms by slug. */
  idsOf(taxonomy: string): Promise<ReadonlyMap<string, number>>;
  wordsOf(names: readonly string[]): Promise<Words>;
}

/** A list whose filters are named in a language: terms where they are translated, in its alphabetical order, and bands by the catalogue. */
export async function translateFacets(list: FilteredList, tools: FacetTools): Promise<FilteredList> {
  const { kind, locale } = tools;
  const isTaxonomy = (facet: string): boolean => kind.taxonomies.some(({ of }) => of.name === facet);
  const named = new Map<string, Named>();
  for (const facet of new Set([...Object.keys(list.counts), ...list.active.map(({ name }) => name)])) {
    const { terms } = kind.bands?.find(({ name }) => name === facet) ?? {};
    for (const { slug, titleIn } of terms ?? [])
      if (titleIn) named.set(`${facet}/${slug}`, { title: titleIn(locale), locale });
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
    if (isTaxonomy(facet)) spoken.sort((one, other) => one.title.localeCompare(other.title, locale));
    return [facet, spoken] as const;
  });
  return {
    ...list,
    counts: Object.fromEntries(counts),
    active: list.active.map((filter) => ({ ...filter, ...named.get(`${filter.name}/${filter.slug}`) })),
  };
}

interface Named {
  title: string;
  locale: TranslationLocale;
}

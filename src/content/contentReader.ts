import type { Payload } from 'payload';
import { TRANSLATIONS } from '../cms/documentFacts.ts';
import type { Template } from '../cms/payload-types.ts';
import { slugOf } from '../cms/slugOf.ts';
import { isTranslationLocale, type TranslationLocale } from '../cms/translations/languages.ts';
import { anyTag, cardTag, dayTag, documentTag, listTag, nothingTag, searchTag } from '../shared/changes/contentTags.ts';
import { TAXONOMY } from '../shared/listings/filters.ts';
import { DEFAULT_LOCALE } from '../shared/locales.ts';
import { createTranslate } from '../shared/messages/index.ts';
import type { ContentSource } from './contentSource.ts';
import type { StoredDocument, StoredTerm } from './documentTypes.ts';
import type { Facets } from './facets/createFacets.ts';
import { kindOf, type ReadKind, type ReadKinds } from './kinds.ts';
import { createLanguageReads } from './languages/languageReads.ts';
import { describeTerm } from './languages/speakRelated.ts';
import { nameOf } from './languages/translateCards.ts';
import { translateFacets } from './languages/translateFacets.ts';
import type { EntriesOfQuery, EntriesQuery, FilteredQuery, ListOf } from './listTypes.ts';
import { ONLY_PUBLISHED } from './published.ts';
import { populateOf } from './reads/populate.ts';
import { readAddresses, readPictures } from './reads/readAddresses.ts';
import { readAll } from './reads/readAll.ts';
import { readEntries } from './reads/readEntries.ts';
import { readIds } from './reads/readIds.ts';
import type { CardList } from './reads/readList.ts';
import { sealWords } from './seal.ts';
import type { Search } from './search/createSearch.ts';
import { readSynonyms } from './search/synonyms.ts';
import { type Everywhere, wholeEntries } from './sharedEntries.ts';
import type { Dependencies } from './tags/dependencies.ts';
import type { Relations } from './tags/noteRelations.ts';
import { tagOfEntries, tagsOfFiltered, tagsOfQuery } from './tags/tagsOfReads.ts';
import { findAbove, findBelow, readTree } from './termTree.ts';
import type { ContentReader, SharedContent } from './types.ts';

/** Built-in search synonyms, the same for every site. */
const commonWords = createTranslate(DEFAULT_LOCALE)('search.synonyms');

/** Documents among which the name of a value is looked for in another language. */
const SOME = 12;

export interface ReaderParts {
  payload: Payload;
  kinds: ReadKinds;
  source: ContentSource;
  search: Search;
  facets: Facets;
  relations: Relations;
  everywhere: Everywhere;
  dependencies: Dependencies;
  /** Language of the page, where it is not the default. */
  locale?: TranslationLocale;
}

/** Content reader of one page; notes a cache tag for everything it reads. */
export function createReader(parts: ReaderParts): ContentReader {
  const { payload, kinds, source, search, facets, relations, everywhere, dependencies } = parts;
  const reads = createLanguageReads(parts);
  const populate = populateOf(kinds);
  let templates: readonly Template[] = [];

  /** Adds the tags of a document's relations as dependencies, and returns the document. */
  function withRelations<T>(collection: string, doc: T): T {
    dependencies.add(...relations.tagsOf(collection, doc));
    return doc;
  }

  /** Adds the tags of a list's cards as dependencies, and returns the list with views. */
  async function withCards({ found, ...list }: CardList): Promise<ListOf> {
    for (const { collection, doc } of found) {
      withRelations(collection, doc);
      dependencies.add(cardTag(collection, doc.id));
    }
    return { ...list, docs: await reads.cards(found) };
  }

  async function shared(): Promise<SharedContent> {
    const found = await source.shared();
    // Template tags are added only by pages that use the template.
    const ofSite = relations.tagsOfGlobal('site', found.site).filter((tag) => !tag.startsWith('templates:'));
    const ofParts = Object.entries(found.globals).flatMap(([slug, data]) => relations.tagsOfGlobal(slug, data));
    dependencies.add(...ofSite, ...ofParts);
    for (const [collection, entry] of wholeEntries(found, everywhere)) withRelations(collection, entry);
    templates = found.templates;
    return found;
  }

  /** Terms with their names in the reader's language, where they are translated. */
  async function inWords(collection: string, terms: readonly StoredTerm[]): Promise<StoredTerm[]> {
    const words = await reads.wordsOf(terms.map(({ id }) => nameOf({ collection, id })));
    return terms.map((term) => {
      const row = words.get(nameOf({ collection, id: term.id }));
      return row ? { ...term, title: row.title, description: describeTerm(row) ?? null, locale: row.locale } : term;
    });
  }

  async function findEntry<T extends { id: number }>(collection: string, id: number): Promise<T | undefined> {
    dependencies.add(documentTag(collection, id));
    const { docs } = await payload.find({
      collection: slugOf(collection),
      where: { and: [ONLY_PUBLISHED, { id: { in: [id] } }] },
      depth: 2,
      populate,
      limit: 1,
      pagination: false,
    });
    // The caller names the type of the kind’s rows.
    return docs[0] && withRelations(collection, docs[0] as unknown as T);
  }

  return {
    in(wanted) {
      const { locale: _, ...others } = parts;
      return createReader({ ...others, ...(isTranslationLocale(wanted) && { locale: wanted }) });
    },
    ...reads.members,
    shared,
    seal: (words) => sealWords(payload.secret, words),
    noteTemplate(id) {
      dependencies.add(documentTag('templates', id));
      const template = templates.find((known) => known.id === id);
      if (template) withRelations('templates', template);
    },
    async findDocument(path) {
      const found = await source.document(path);
      if (!found) dependencies.add(nothingTag(path));
      else {
        dependencies.add(documentTag(found.collection, found.doc.id));
        withRelations(found.collection, found.doc);
      }
      return found && reads.withLanguages(found);
    },
    async findPath(name, id, locale) {
      dependencies.add(cardTag(name, id), documentTag(name, id));
      if (!kinds.get(name)) return undefined;
      const [found] = await source.cards(name, [id]);
      const path = found?.doc.path ?? undefined;
      return path && reads.pathIn(locale, `${name}:${id}`, path);
    },
    async findIds(name, field, values) {
      dependencies.add(anyTag(kindOf(kinds, name).name));
      return readIds(payload, name, field, values);
    },
    async findRedirect(path) {
      dependencies.add(nothingTag(path));
      const where = { from: { equals: path } };
      const { docs } = await payload.find({ collection: 'redirects', where, limit: 1, pagination: false });
      return docs[0] && { to: docs[0].to ?? undefined, status: docs[0].status };
    },
    async list(kind, query) {
      dependencies.add(...tagsOfQuery(kindOf(kinds, kind), query));
      return withCards(await source.list({ kind, query }));
    },
    async filter(name, asked) {
      const query = byTaxonomy(kindOf(kinds, name), asked);
      const { ids, ...answer } = await facets.find(name, query);
      dependencies.add(...(await tagsOfFiltered(kindOf(kinds, name), query, facets)));
      const { docs } = await withCards({ ...answer, found: await source.cards(name, ids) });
      const list = { ...answer, docs };
      if (!parts.locale || !(await reads.isSpoken())) return list;
      const { locale } = parts;
      return translateFacets(list, {
        kind: kindOf(kinds, name),
        locale,
        idsOf: (taxonomy) => facets.idsOf(name, taxonomy),
        wordsOf: reads.wordsOf,
        async someWith(facet, slug) {
          const having: FilteredQuery['filters'] = { [TAXONOMY]: { [facet]: { terms: [slug], logicalJoin: 'OR' } } };
          return (await facets.find(name, { filters: having, limit: SOME })).ids;
        },
      });
    },
    async listAll(name, query = {}) {
      const kind = kindOf(kinds, name);
      dependencies.add(anyTag(name));
      if (!parts.locale) return readAll(payload, kind, query, populate, (doc) => kind.view(withRelations(name, doc)));
      const only = await reads.translatedIds(name);
      const found = (doc: StoredDocument) => ({ collection: name, doc: withRelations(name, doc) });
      return reads.cards(await readAll(payload, kind, query, populate, found, only));
    },
    async listAddresses(name) {
      dependencies.add(anyTag(name));
      return readAddresses(payload, kindOf(kinds, name));
    },
    async pictures(ids) {
      dependencies.add(...ids.map((id) => documentTag('media', id)));
      return readPictures(payload, ids);
    },
    async listEntries<T extends { id: number }>(collection: string, query: EntriesQuery) {
      dependencies.add(tagOfEntries(collection, query));
      const entries = await readEntries<T>(payload, collection, query, populate);
      return reads.members.translateWhole(
        collection,
        entries.map((entry) => withRelations(collection, entry)),
      );
    },
    async entriesOf<T extends object>(query: EntriesOfQuery, ids: readonly number[]) {
      dependencies.add(...ids.map((id) => listTag(query.collection, query.field, id)));
      return (await source.entries(query, ids)) as ReadonlyMap<number, readonly T[]>;
    },
    noteDay(day) {
      dependencies.add(dayTag(day));
    },
    async findTerm(collection, slug) {
      const { docs } = await payload.find({
        collection: slugOf(collection),
        where: { slug: { equals: slug } },
        depth: 0,
        limit: 1,
      });
      // Payload types rows by their collection, known here only by name.
      const [term] = docs as unknown as StoredTerm[];
      dependencies.add(term ? documentTag(collection, term.id) : nothingTag(`${collection}/${slug}`));
      return term && (await inWords(collection, [term]))[0];
    },
    async termsBelow(collection, id) {
      dependencies.add(anyTag(collection));
      return findBelow(await readTree(payload, collection), id);
    },
    async termsAbove(collection, id) {
      const chain = await findAbove(payload, collection, id);
      dependencies.add(documentTag(collection, id), ...chain.map((term) => documentTag(collection, term.id)));
      return inWords(collection, chain);
    },
    findEntry,
    async findSpokenEntry<T extends { id: number }>(collection: string, id: number) {
      const source = await findEntry<T>(collection, id);
      return source && reads.spoken(collection, source);
    },
    async search(words, options) {
      const { globals } = await source.shared();
      const isTranslated = (await reads.members.listLanguages()).length > 0;
      dependencies.add(...[...search.kinds, ...(isTranslated ? [TRANSLATIONS] : [])].map(anyTag));
      const { found, ...results } = await search.find({
        words,
        ...options,
        synonyms: readSynonyms(globals.search, commonWords),
      });
      if (results.isPartial) dependencies.add(searchTag());
      return { ...results, ...(await withCards({ ...results, found })) };
    },
  };
}

/** Replaces the field names of a query's base by the names of their taxonomies. */
function byTaxonomy({ taxonomies }: ReadKind, { base = {}, ...query }: FilteredQuery): FilteredQuery {
  const { fields = {}, include, ...rest } = base;
  const named = taxonomies.flatMap(({ field, of }) => (fields[field]?.length ? [[of.name, fields[field]]] : []));
  return { ...query, base: { ...rest, include: { ...include, ...Object.fromEntries(named) } } };
}

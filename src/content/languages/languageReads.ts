import type { Payload } from 'payload';
import { TRANSLATIONS } from '../../cms/documentFacts.ts';
import { schemaOf } from '../../cms/relations/schemaOf.ts';
import { applyTranslation, listTexts } from '../../cms/translations/applyTranslation.ts';
import { isTranslationLocale, offeredLanguages, type TranslationLocale } from '../../cms/translations/languages.ts';
import { readSource } from '../../cms/translations/readSource.ts';
import { anyTag, documentTag, listTag, nothingTag, rowsTag } from '../../shared/changes/contentTags.ts';
import type { ContentSource } from '../contentSource.ts';
import type { DocumentView, SpokenEntry } from '../documentTypes.ts';
import type { ReadKinds } from '../kinds.ts';
import {
  findAlternates,
  findLocales,
  findTranslatedIds,
  findTranslatedPaths,
  findTranslation,
  languageOfPath,
  listTranslations,
  translateDocument,
} from '../reads/readTranslations.ts';
import type { Dependencies } from '../tags/dependencies.ts';
import type { Relations } from '../tags/noteRelations.ts';
import type { ContentReader, FoundDocument } from '../types.ts';
import { relatedNames, speakRelated, type Words } from './speakRelated.ts';
import { nameOf, readWords, translateCard } from './translateCards.ts';
import { templateNames, translateTemplates } from './translateTemplates.ts';

interface Parts {
  payload: Payload;
  kinds: ReadKinds;
  source: ContentSource;
  relations: Relations;
  dependencies: Dependencies;
  /** Language of the page, where it is not the default. */
  locale?: TranslationLocale;
}

/** Members of a content reader for the languages of the site. */
export type LanguageMembers = Pick<
  ContentReader,
  | 'findTranslated'
  | 'findTranslation'
  | 'listFronts'
  | 'listLanguages'
  | 'listTranslatedInto'
  | 'listTranslations'
  | 'translateEntries'
  | 'translateRelated'
  | 'translateTemplates'
  | 'translateWhole'
>;

/** Reads of translations, for the content reader itself and for pages. */
export interface LanguageReads {
  members: LanguageMembers;
  /** Adds the pages of the other languages, where the site offers any. */
  withLanguages(found: FoundDocument): Promise<FoundDocument>;
  /** Published translations into the reader's language by name, with a dependency on each, and on its absence. */
  wordsOf(names: readonly string[]): Promise<Words>;
  /** Whether the site offers the reader’s language. */
  isSpoken(): Promise<boolean>;
  /** An entry in the reader’s language, where it is translated. */
  spoken<T extends { id: number }>(collection: string, source: T): Promise<SpokenEntry<T>>;
  /** Cards in the words of their translations. */
  cards(found: readonly FoundDocument[]): Promise<DocumentView[]>;
  /** The ids of the documents of a kind that are translated into the reader’s language, with a dependency on all translations into it. */
  translatedIds(collection: string): Promise<ReadonlySet<number>>;
  /** The path of a document in a language; its own where it has none there. */
  pathIn(locale: string | undefined, name: string, path: string): Promise<string>;
}

/** Reads of a page in its language: translations of documents, cards, terms and templates, with their cache tags. */
export function createLanguageReads({
  dependencies,
  kinds,
  locale: own,
  payload,
  relations,
  source,
}: Parts): LanguageReads {
  const noteWords = (of: string): void => dependencies.add(listTag(TRANSLATIONS, 'of', of));

  async function languages(): Promise<TranslationLocale[]> {
    const { globals } = await source.shared();
    return offeredLanguages(globals.languages);
  }

  async function isOffered(locale: string | undefined): Promise<boolean> {
    return isTranslationLocale(locale) && (await languages()).includes(locale);
  }

  async function withLanguages(found: FoundDocument): Promise<FoundDocument> {
    const offered = await languages();
    if (offered.length === 0) return found;
    const of = `${found.collection}:${found.doc.id}`;
    noteWords(of);
    return { ...found, languages: { alternates: await findAlternates(payload, of, found.doc.path ?? '/', offered) } };
  }

  async function wordsOf(names: readonly string[]): Promise<Words> {
    if (!own || !(await isOffered(own))) return new Map();
    const words = await readWords(payload, names, own);
    names.forEach(noteWords);
    dependencies.add(...[...words.values()].map(({ id }) => documentTag(TRANSLATIONS, id)));
    return words;
  }

  async function spokenEntries<T extends { id: number }>(
    collection: string,
    sources: readonly T[],
  ): Promise<SpokenEntry<T>[]> {
    if (!own) return sources.map((source) => ({ entry: source, source }));
    const schema = schemaOf(payload);
    const fields = schema.fieldsOf(collection) ?? schema.globalFieldsOf?.(collection);
    // Most departures have no words: a page would depend on a translation of each.
    const speaking = sources.filter((source) => listTexts(fields, source, schema, {}).length > 0);
    const names = speaking.map(({ id }) => nameOf({ collection, id }));
    const words = await wordsOf([...names, ...relatedNames(sources)]);
    return sources.map((source) => {
      const row = words.get(nameOf({ collection, id: source.id }));
      if (!row) return { entry: source, source };
      const { document, ...keys } = applyTranslation(fields, source, schema, row);
      return { entry: speakRelated(document, words, schema), source, ...keys };
    });
  }

  async function spokenRelated<Data>(data: Data): Promise<Data> {
    if (!own) return data;
    return speakRelated(data, await wordsOf(relatedNames(data)), schemaOf(payload));
  }

  return {
    withLanguages,
    wordsOf,
    isSpoken: () => isOffered(own),
    async spoken(collection, source) {
      const [spoken] = await spokenEntries(collection, [source]);
      return spoken ?? { entry: source, source };
    },
    async cards(found) {
      const views = found.map(({ collection, doc }) => source.view(collection, doc));
      if (!own) return views;
      const words = await wordsOf([...views.map(nameOf), ...relatedNames(views)]);
      const schema = schemaOf(payload);
      return found.map((one) => translateCard(one, words, schema, source.view));
    },
    async translatedIds(collection) {
      if (!own || !(await isOffered(own))) return new Set();
      dependencies.add(rowsTag(TRANSLATIONS, 'locale', own));
      return findTranslatedIds(payload, collection, own);
    },
    async pathIn(locale, name, path) {
      if (!isTranslationLocale(locale) || !(await isOffered(locale))) return path;
      noteWords(name);
      return (await findAlternates(payload, name, path, [locale])).at(-1)?.path ?? path;
    },
    members: {
      listLanguages: languages,
      async findTranslation(path) {
        const locale = languageOfPath(path);
        if (!(await isOffered(locale))) return undefined;
        dependencies.add(nothingTag(path));
        const row = await findTranslation(payload, path);
        const named = readSource(row?.of);
        if (!row || row.locale !== locale || !named) return undefined;
        const { collection, id } = named;
        dependencies.add(documentTag(TRANSLATIONS, row.id), documentTag(collection, id));
        const sourcePath = kinds.get(collection) && (await source.cards(collection, [id]))[0]?.doc.path;
        const found = sourcePath ? await source.document(sourcePath) : undefined;
        if (!found || found.doc.id !== id || found.collection !== collection) return undefined;
        dependencies.add(...relations.tagsOf(collection, found.doc));
        const { translation, ...translated } = translateDocument(found, row, schemaOf(payload));
        const { languages: known } = await withLanguages(found);
        return { ...translated, languages: { alternates: known?.alternates ?? [], translation } };
      },
      async findTranslated(paths, locale) {
        if (!isTranslationLocale(locale) || !(await isOffered(locale))) return [];
        const found = await findTranslatedPaths(payload, kinds, paths, locale);
        for (const { collection, id } of found) noteWords(`${collection}:${id}`);
        return found;
      },
      async listFronts() {
        if ((await languages()).length === 0) return [];
        const front = await source.document('/');
        return front ? ((await withLanguages(front)).languages?.alternates ?? []) : [];
      },
      async listTranslations(of) {
        const offered = await languages();
        if (offered.length === 0) return [];
        dependencies.add(anyTag(TRANSLATIONS));
        return listTranslations(payload, of, offered);
      },
      async listTranslatedInto(collection, id) {
        const offered = await languages();
        if (offered.length === 0) return [];
        const of = nameOf({ collection, id });
        noteWords(of);
        return findLocales(payload, of, offered);
      },
      translateEntries: spokenEntries,
      async translateWhole(collection, sources) {
        const spoken = await spokenEntries(collection, sources);
        return spoken.map(({ entry, isComplete, remaining, source: stored }) => {
          if (!isComplete || !own) return stored;
          // Of the entry itself, whose keys have no owner: `/name`.
          const inSource = [...(remaining ?? [])].map((key) => key.slice(1));
          return { ...entry, locale: own, ...(inSource.length > 0 && { inSource }) };
        });
      },
      translateRelated: spokenRelated,
      async translateTemplates(asked) {
        const schema = schemaOf(payload);
        return translateTemplates(asked, own ? await wordsOf(templateNames(asked, schema)) : new Map(), schema);
      },
    },
  };
}

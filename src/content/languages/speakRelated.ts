import type { Translation } from '../../cms/payload-types.ts';
import type { Schema } from '../../cms/relations/visitRelations.ts';
import { applyTranslation } from '../../cms/translations/applyTranslation.ts';
import { readTexts } from '../../cms/translations/readTexts.ts';
import { isObject, type Values } from '../../shared/isObject.ts';
import { joinLocale } from '../../shared/locales.ts';
import type { TermView } from '../documentTypes.ts';

/** Published translations by the names of what they translate (`tours:7`). */
export type Words = ReadonlyMap<string, Translation>;

const MEDIA = 'media';

/** The names (`media:7`) of all pictures and terms in data that was read, at any depth; each once. */
export function relatedNames(data: unknown): string[] {
  const names = new Set<string>();
  mapRelated(data, (related, name) => {
    names.add(name);
    return related;
  });
  return [...names];
}

/**
 * Data that was read, with each picture and term in it in the words of its translation, and with that language; those without one stay as they are.
 * A picture speaks a language as a whole. What holds none of them is the same object.
 */
export function speakRelated<Data>(data: Data, words: Words, schema: Schema): Data {
  if (words.size === 0) return data;
  const speak = (related: Values, name: string): unknown => {
    const row = words.get(name);
    if (!row) return related;
    return isTerm(related) ? termIn(row, related) : pictureIn(row, related, schema);
  };
  // The copy has the shape of what was given.
  return mapRelated(data, speak) as Data;
}

function mapRelated(value: unknown, map: (related: Values, name: string) => unknown): unknown {
  if (Array.isArray(value)) return mapEntries(value, map);
  // Functions, dates and maps hold no content.
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  if (isTerm(value)) return map(value, `${value.collection}:${value.id}`);
  if (isPicture(value)) return map(value, `${MEDIA}:${value.id}`);
  return mapEntries(value, map);
}

function mapEntries(value: object, map: (related: Values, name: string) => unknown): unknown {
  const entries = Object.entries(value).map(([key, each]) => [key, each, mapRelated(each, map)] as const);
  if (entries.every(([, before, after]) => before === after)) return value;
  return Array.isArray(value)
    ? entries.map(([, , after]) => after)
    : Object.fromEntries(entries.map(([key, , after]) => [key, after]));
}

/** A term as pages show it (`TermView`), told from documents by what these have beside. */
function isTerm(value: Values): value is Values & TermView {
  return (
    typeof value.collection === 'string' &&
    typeof value.id === 'number' &&
    'description' in value &&
    !('excerpt' in value)
  );
}

/** A populated picture, with its file or before that is drawn. */
function isPicture({ alt, id, mimeType }: Values): boolean {
  return typeof id === 'number' && alt !== undefined && mimeType !== undefined;
}

function termIn(row: Translation, { path, ...term }: TermView): TermView {
  const { locale, title } = row;
  return { ...term, title, description: describeTerm(row), path: joinLocale({ locale, path }), locale };
}

function pictureIn(row: Translation, picture: Values, schema: Schema): Values {
  const { document, remaining } = applyTranslation(schema.fieldsOf(MEDIA), picture, schema, row);
  return remaining.size === 0 ? { ...document, locale: row.locale } : picture;
}

/** Translated description of a term, if the translation has one. */
export function describeTerm({ texts }: Pick<Translation, 'texts'>): string | undefined {
  return readTexts(texts)['/description']?.text.trim() || undefined;
}

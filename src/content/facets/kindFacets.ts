import type { Payload, SelectIncludeType } from 'payload';
import { slugOf } from '../../cms/slugOf.ts';
import { isObject } from '../../shared/isObject.ts';
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { relationId } from '../../shared/rowId.ts';
import { slugify } from '../../shared/slug.ts';
import type { ReadKind } from '../kinds.ts';
import { isVisible } from '../published.ts';
import type { Facet, FacetRow, TermKey } from './facetTypes.ts';
import type { SortKey } from './sortedSlots.ts';

/** A term of a facet (taxonomy or band). */
export interface FacetTerm {
  key: TermKey;
  slug: string;
  title: string;
  parent?: TermKey | undefined;
}

/** A facet of a kind, with its terms in display order. */
export interface KindFacet extends Facet {
  /** The document field with its terms. */
  field: string;
  isTaxonomy: boolean;
  /** Whether its terms are the texts stored in documents; they are known once all documents are read. */
  isOfTexts?: boolean;
  terms: readonly FacetTerm[];
}

/** Sort order by date; descending is newest first. */
export const BY_DATE = 'date';
export const BY_TITLE = 'title';

/** The facets of a kind: its taxonomies, whose terms are read from the database, then its bands. */
export async function readFacets(payload: Payload, { bands = [], taxonomies }: ReadKind): Promise<KindFacet[]> {
  const read = taxonomies.map(async ({ field, of: { name } }): Promise<KindFacet> => {
    return { name, field, isTaxonomy: true, terms: await readTerms(payload, name) };
  });
  const fixed = bands.map(({ field, name, terms }): KindFacet => {
    const known = terms?.map(({ slug, title }) => ({ key: slug, slug, title })) ?? [];
    return { name, field, isTaxonomy: false, isOfTexts: terms === undefined, terms: known };
  });
  return [...(await Promise.all(read)), ...fixed];
}

async function readTerms(payload: Payload, taxonomy: string): Promise<FacetTerm[]> {
  const { docs } = await payload.find({
    collection: slugOf(taxonomy),
    depth: 0,
    limit: 0,
    pagination: false,
  });
  // Payload types rows by their collection, known here only by name.
  return (docs as unknown as { id: number; slug?: string; title?: string; parent?: unknown }[])
    .filter((term) => isVisible(term))
    .map(({ id, parent, slug, title }) => ({
      key: id,
      slug: slug ?? '',
      title: title ?? '',
      ...(relationId(parent) !== undefined && { parent: relationId(parent) }),
    }))
    .sort(byTitle);
}

/** Order of terms, the same on every database: capitals do not come before small letters. */
export function byTitle(one: FacetTerm, other: FacetTerm): number {
  return one.title.localeCompare(other.title, DEFAULT_LOCALE);
}

/** Fields read of each document, as Payload's `select`. */
export function selectRow(kind: ReadKind, facets: readonly KindFacet[]): SelectIncludeType {
  const select: SelectIncludeType = {};
  for (const field of [
    ...['title', 'path', '_status', 'meta.noindex', dateOf(kind)],
    ...facets.map(({ field }) => field),
    ...(kind.ranges ?? []).flatMap(({ field, fieldTo }) => (fieldTo ? [field, fieldTo] : [field])),
    ...(kind.orders ?? []).map(({ field }) => plainField(field)),
  ])
    addPath(select, field.split('.'));
  return select;
}

function addPath(select: Record<string, unknown>, [first = '', ...rest]: string[]): void {
  if (rest.length === 0) select[first] ??= true;
  else {
    if (!isObject(select[first])) select[first] = {};
    addPath(select[first] as Record<string, unknown>, rest);
  }
}

/**
 * Converts a document to an index row.
 * @returns undefined for one that no list shows: unpublished, the front page, or noindex
 */
export function rowOf(doc: { id: number }, kind: ReadKind, facets: readonly KindFacet[]): FacetRow | undefined {
  const { _status, meta, path } = doc as { _status?: string; meta?: { noindex?: boolean | null }; path?: string };
  if (_status !== 'published' || path === '/' || meta?.noindex === true) return undefined;
  return {
    id: doc.id,
    terms: Object.fromEntries(
      facets.map(({ field, isOfTexts, name }) => [
        name,
        isOfTexts ? textsIn(doc, field).map(({ slug }) => slug) : keysIn(valueAt(doc, field)),
      ]),
    ),
    ranges: Object.fromEntries(
      (kind.ranges ?? []).map(({ field, fieldTo, name }) => [name, spanOf(doc, field, fieldTo)]),
    ),
    keys: {
      [BY_DATE]: dateKey(valueAt(doc, dateOf(kind))),
      [BY_TITLE]: sortKey(valueAt(doc, 'title')),
      ...Object.fromEntries(
        (kind.orders ?? []).map(({ field, name }) => [name, sortKey(valueAt(doc, plainField(field)))]),
      ),
    },
  };
}

/** Text of a document's field, as a term of a facet of texts. */
export function textsIn(doc: object, field: string): FacetTerm[] {
  return [valueAt(doc, field)].flat().flatMap((text) => {
    const title = typeof text === 'string' ? text.trim() : '';
    const slug = title && slugify(title, '');
    return slug ? [{ key: slug, slug, title }] : [];
  });
}

function dateOf({ dated = 'createdAt' }: ReadKind): string {
  return dated;
}

/** The field of a sort order without its direction prefix. */
function plainField(field: string): string {
  return field.replace(/^-/, '');
}

function keysIn(value: unknown): TermKey[] {
  return [value].flat().flatMap((each) => {
    const key = typeof each === 'string' ? each : relationId(each);
    return key === undefined ? [] : [key];
  });
}

function spanOf(doc: object, field: string, fieldTo: string | undefined): readonly [number, number] | undefined {
  const from = valueAt(doc, field);
  const to = fieldTo ? valueAt(doc, fieldTo) : from;
  const [start, end] = [isNumber(from) ? from : to, isNumber(to) ? to : from];
  return isNumber(start) && isNumber(end) ? [Math.min(start, end), Math.max(start, end)] : undefined;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function dateKey(value: unknown): SortKey {
  const time = typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

function sortKey(value: unknown): SortKey {
  return isNumber(value) || (typeof value === 'string' && value !== '') ? value : undefined;
}

/** The value of a field; of a localised one, the value in the site's language. */
function valueAt(doc: object, field: string): unknown {
  const value = field
    .split('.')
    .reduce<unknown>((at, name) => (isObject(at) ? (at as Record<string, unknown>)[name] : undefined), doc);
  return isObject(value) && DEFAULT_LOCALE in value ? (value as Record<string, unknown>)[DEFAULT_LOCALE] : value;
}

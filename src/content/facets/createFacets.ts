import type { Payload } from 'payload';
import type { Touched } from '../../shared/changes/contentEvents.ts';
import { kindOf, type ReadKind, type ReadKinds } from '../kinds.ts';
import type { FilteredQuery } from '../listTypes.ts';
import { buildKindIndex, type KindIndex } from './kindIndex.ts';
import { type FilteredIds, queryIndex } from './queryIndex.ts';

/** Faceted search: answers filtered listings from memory, updated document by document. */
export interface Facets {
  find(kind: string, query: FilteredQuery): Promise<FilteredIds>;
  /** The ids of terms and their descendants; unknown terms have none. */
  termsBelow(kind: string, taxonomy: string, terms: readonly (number | string)[]): Promise<number[]>;
  /** The ids of a taxonomy's terms, by slug. */
  idsOf(kind: string, taxonomy: string): Promise<ReadonlyMap<string, number>>;
  /** Builds the indexes before the first query. */
  prepare(): Promise<void>;
  change(touched: Touched): void;
}

interface BuiltIndex {
  index: Promise<KindIndex>;
  /** Documents that have changed since the last update. */
  changed: Set<number>;
}

/**
 * Facet indexes of all kinds of documents; each is built at its first query, and updated before the next one after a
 * change.
 */
export function createFacets(payload: Payload, kinds: ReadKinds): Facets {
  const held = new Map<string, BuiltIndex>();

  function build(kind: ReadKind): BuiltIndex {
    const made: BuiltIndex = { index: buildKindIndex(payload, kind), changed: new Set() };
    held.set(kind.name, made);
    forgetOnFailure(kind.name, made);
    return made;
  }

  /** A failure is not cached: the next query starts over. */
  function forgetOnFailure(name: string, made: BuiltIndex): void {
    made.index.catch(() => {
      if (held.get(name) === made) held.delete(name);
    });
  }

  /** Updates run one after the other, so that none overwrites a newer document with an older one. */
  function current(kind: ReadKind): Promise<KindIndex> {
    const found = held.get(kind.name) ?? build(kind);
    const ids = [...found.changed];
    if (ids.length === 0) return found.index;
    found.changed.clear();
    const earlier = found.index;
    found.index = earlier.then(async (index) => {
      return (await index.renew(ids)) ? index : buildKindIndex(payload, kind);
    });
    forgetOnFailure(kind.name, found);
    return found.index;
  }

  return {
    async find(name, query) {
      const kind = kindOf(kinds, name);
      return queryIndex(await current(kind), kind, query);
    },
    async termsBelow(name, taxonomy, terms) {
      const { facets } = await current(kindOf(kinds, name));
      const all = facets.find((facet) => facet.name === taxonomy)?.terms ?? [];
      const found = new Set(
        all.filter(({ key, slug }) => terms.includes(key) || terms.includes(slug)).map(({ key }) => key),
      );
      for (let size = -1; size !== found.size; ) {
        size = found.size;
        for (const { key, parent } of all) if (parent !== undefined && found.has(parent)) found.add(key);
      }
      return [...found].filter((key) => typeof key === 'number');
    },
    async idsOf(name, taxonomy) {
      const { facets } = await current(kindOf(kinds, name));
      const terms = facets.find((facet) => facet.name === taxonomy)?.terms ?? [];
      return new Map(terms.flatMap(({ key, slug }) => (typeof key === 'number' ? [[slug, key] as const] : [])));
    },
    async prepare() {
      for (const kind of kinds) await current(kind);
    },
    change(touched) {
      if (touched === 'everything') held.clear();
      else for (const tag of touched) note(tag, kinds, held);
    },
  };
}

/** A changed document is read again. A changed term, which may have moved in its tree, drops the index of every kind with its taxonomy. */
function note(tag: string, kinds: ReadKinds, held: Map<string, BuiltIndex>): void {
  const [, collection = '', id] = /^([a-z-]+):(\d+)$/.exec(tag) ?? [];
  if (id === undefined) return;
  held.get(collection)?.changed.add(Number(id));
  for (const { name, taxonomies } of kinds) if (taxonomies.some(({ of }) => of.name === collection)) held.delete(name);
}

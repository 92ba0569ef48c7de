import type { Payload } from 'payload';
import type { ShownAs } from '../../cms/hooks/touchedTags.ts';
import { schemaOf } from '../../cms/relations/schemaOf.ts';
import { visitRelations } from '../../cms/relations/visitRelations.ts';
import { slugOf } from '../../cms/slugOf.ts';
import { cardTag, documentTag } from '../../shared/changes/contentTags.ts';

/** Finds the relations of a document as cache tags. */
export interface Relations {
  /** Cache tags of all documents that a document refers to. */
  tagsOf(collection: string, doc: unknown): string[];
  /** Cache tags of all documents that a global refers to. */
  tagsOfGlobal(slug: string, data: unknown): string[];
}

/** A relation's tag is that of its card, where its collection has one; else that of the whole document. */
export function createRelations(payload: Pick<Payload, 'blocks' | 'collections' | 'globals'>): Relations {
  const schema = schemaOf(payload);
  const hasCard = (collection: string): boolean => {
    const { custom } = payload.collections[slugOf(collection)]?.config ?? {};
    return (custom?.shownAs as ShownAs | undefined)?.card !== undefined;
  };
  function collect(walk: (visit: (collection: string, id: number | string) => void) => void): string[] {
    const tags = new Set<string>();
    walk((collection, id) => tags.add(hasCard(collection) ? cardTag(collection, id) : documentTag(collection, id)));
    return [...tags];
  }
  /** Memoized: many pages show the same settings, templates and cards, and documents read for a page are never mutated. */
  const known = new WeakMap<object, string[]>();
  function once(data: unknown, make: () => string[]): string[] {
    if (typeof data !== 'object' || data === null) return make();
    const tags = known.get(data) ?? make();
    known.set(data, tags);
    return tags;
  }
  return {
    tagsOf: (collection, doc) =>
      once(doc, () => collect((visit) => visitRelations(schema.fieldsOf(collection), doc, schema, visit))),
    tagsOfGlobal: (slug, data) =>
      once(data, () => collect((visit) => visitRelations(schema.globalFieldsOf(slug), data, schema, visit))),
  };
}

import type { Payload } from 'payload';
import { slugOf } from '../slugOf.ts';
import type { Schema } from './visitRelations.ts';

/** The schema of a running Payload's collections, globals and blocks. */
export function schemaOf({
  blocks,
  collections,
  globals,
}: Pick<Payload, 'blocks' | 'collections' | 'globals'>): Schema {
  return {
    fieldsOf: (collection) => collections[slugOf(collection)]?.config.flattenedFields,
    globalFieldsOf: (wanted) => globals.config.find(({ slug }) => slug === wanted)?.flattenedFields,
    blockFieldsOf: (slug) => blocks[slug as keyof typeof blocks]?.flattenedFields,
    blockLabelOf: (slug) => {
      const label = blocks[slug as keyof typeof blocks]?.labels?.singular;
      return typeof label === 'string' ? label : undefined;
    },
  };
}

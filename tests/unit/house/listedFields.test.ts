import { expect, test } from 'vitest';
import type { ShownAs } from '../../../src/cms/hooks/touchedTags.ts';
import type { DocumentSource } from '../../../src/documents/documentSource.ts';
import { DOCUMENTS } from '../../../src/documents/index.ts';

test.each(DOCUMENTS.map((source): [string, DocumentSource] => [source.name, source]))(
  'a change of any field that listings of “%s” filter or sort by touches its lists',
  (_, { bands = [], collection, dated, orders = [], ranges = [], taxonomies }) => {
    const { listed = [], narrowing = [] } = (collection.custom?.shownAs ?? {}) as ShownAs;
    const known = new Set([...listed, ...narrowing]);
    const decisive = [
      ...['path', 'meta.noindex'],
      ...(dated && dated !== 'createdAt' ? [dated] : []),
      ...taxonomies.map(({ field }) => field),
      ...bands.map(({ field }) => field),
      ...ranges.flatMap(({ field, fieldTo }) => (fieldTo ? [field, fieldTo] : [field])),
      ...orders.map(({ field }) => field.replace(/^-/, '')),
    ];
    // A group changes with any of its fields.
    const isKnown = (field: string): boolean => known.has(field) || known.has(field.split('.')[0] ?? field);
    expect([...new Set(decisive)].filter((field) => !isKnown(field))).toEqual([]);
  },
);

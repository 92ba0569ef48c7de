import MiniSearch from 'minisearch';
import type { Payload } from 'payload';
import { foldText } from '../shared/foldText.ts';
import { walkLayout } from './layout.ts';
import { ONLY_PUBLISHED } from './published.ts';
import { plainText, rootOf } from './textNode.ts';
import type { Layout } from './types.ts';

/** A document found, best first. */
export interface Hit {
  collection: 'pages' | 'posts';
  id: number;
}

export interface SearchIndex {
  /** All documents with every word of the query, or the beginning of it; the words of the title weigh most. */
  search(query: string): Hit[];
}

interface IndexedDocument extends Hit {
  key: string;
  title: string;
  excerpt: string;
  text: string;
}

/** How much more a word in the title or the summary weighs than one in the text. */
const BOOST = { title: 6, excerpt: 3 };

/** Reads all published documents into an index in memory. It is derived data, so it is built anew when content changes. */
export async function buildSearchIndex(payload: Payload): Promise<SearchIndex> {
  const index = new MiniSearch<IndexedDocument>({
    fields: ['title', 'excerpt', 'text'],
    idField: 'key',
    processTerm: (term) => foldText(term),
  });
  for (const collection of ['posts', 'pages'] as const) {
    const { docs } = await payload.find({
      collection,
      // The front page leads to everything, so it would answer every search.
      where: { and: [ONLY_PUBLISHED, { path: { not_equals: '/' } }] },
      depth: 0,
      limit: 0,
      pagination: false,
      select: { title: true, excerpt: true, layout: true },
    });
    index.addAll(docs.map((doc) => indexed(collection, doc)));
  }
  return {
    search(query) {
      const results = index.search(query, { boost: BOOST, combineWith: 'AND', prefix: (term) => term.length > 2 });
      return results.map(({ id }) => hitOf(String(id)));
    },
  };
}

function hitOf(key: string): Hit {
  const [collection, id] = key.split(':');
  return { collection: collection as Hit['collection'], id: Number(id) };
}

function indexed(
  collection: Hit['collection'],
  doc: { id: number; title?: string | null; excerpt?: string | null; layout?: unknown },
): IndexedDocument {
  return {
    collection,
    id: doc.id,
    key: `${collection}:${doc.id}`,
    title: doc.title ?? '',
    excerpt: doc.excerpt ?? '',
    text: wordsOf(doc.layout as Layout),
  };
}

/** Everything a block says in words. */
function wordsOf(layout: Layout): string {
  return walkLayout(layout)
    .map((block) => {
      if (block.blockType === 'rich-text') return plainText(rootOf(block.content));
      if (block.blockType === 'heading' || block.blockType === 'quote') return block.text ?? '';
      if (block.blockType === 'icon-list') return (block.items ?? []).map(({ text }) => text).join(' ');
      return '';
    })
    .join(' ');
}

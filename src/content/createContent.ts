import type { Payload } from 'payload';
import { onContentChange } from '../shared/changes/contentEvents.ts';
import { createReader } from './contentReader.ts';
import { createSource } from './contentSource.ts';
import { createFacets } from './facets/createFacets.ts';
import type { ReadKinds } from './kinds.ts';
import { createSearch } from './search/createSearch.ts';
import type { Hit } from './search/hit.ts';
import type { WordsOf } from './search/readSearched.ts';
import { everywhereOf } from './sharedEntries.ts';
import type { Dependencies } from './tags/dependencies.ts';
import { createRelations } from './tags/noteRelations.ts';
import type { ContentReader } from './types.ts';

/** Read access to the CMS for the site. The only code that reads for visitors, and published content only. */
export interface Content {
  /**
   * Creates the reader for one render of a page.
   * @param dependencies collects the cache tags of everything that the page is made of
   */
  read(dependencies: Dependencies): ContentReader;
  /** Builds the indexes in advance, such as that of the search. */
  prepare(): Promise<void>;
  /** Unsubscribes from content changes. */
  close(): void;
}

/**
 * Reads the content of a running Payload instance.
 * @param kinds every document kind of the site
 * @param wordsOf extracts the searchable text of a layout
 */
export function createContent(payload: Payload, kinds: ReadKinds, wordsOf: WordsOf): Content {
  const relations = createRelations(payload);
  const facets = createFacets(payload, kinds);
  const everywhere = everywhereOf(payload);
  const source = createSource(payload, kinds, relations, everywhere);
  const readCard = async ({ collection, id }: Hit) => (await source.cards(collection, [id]))[0];
  const search = createSearch({ payload, kinds, wordsOf, readCard });
  const close = onContentChange((change) => {
    search.change(change);
    facets.change(change.touched);
    source.change(change.touched);
  });
  return {
    close,
    async prepare() {
      // Pages need the facets; until the search index is ready, a search uses titles.
      await facets.prepare();
      await search.prepare();
    },
    read: (dependencies) =>
      createReader({ payload, kinds, source, search, facets, relations, everywhere, dependencies }),
  };
}

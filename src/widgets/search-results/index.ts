import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { onlyBlocks } from '../../render/layout.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { loadTourOffers } from '../listing/tourOffers.ts';
import { type OfferedResults, SearchResults } from './SearchResults.tsx';
import css from './search-results.css?inline';

export const widget = defineWidget({
  name: 'search-results',
  css,
  children: (block) => onlyBlocks(block.help),
  async load(_block, { content, view: { archive } }) {
    if (!archive?.query) return undefined;
    const { page, pageSize, query, searchedKind } = archive;
    const found = await content.search(query, { limit: pageSize, page, kind: searchedKind });
    return { ...found, offers: await loadTourOffers(found.docs, content) };
  },
  countPages: (_block, data) => (data as OfferedResults | undefined)?.totalPages,
  // On other pages the editor still has the help slot.
  findGap: (block, data) => (data || block.help ? undefined : msg('What a visitor searches for is listed here.')),
  Component: SearchResults,
});

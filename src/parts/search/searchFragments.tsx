import islandsCss from '../../islands/islands.css?inline';
import { toMarkup } from '../../render/blocks/renderBlocks.tsx';
import { createContext } from '../../render/createContext.ts';
import type { Fragments } from '../../render/part.ts';
import { SearchDialog } from './SearchDialog.tsx';
import dialogCss from './search-dialog.css?inline';
import { readSearchBox, searchBoxPath } from './searchBoxPath.ts';
import type { SearchFragment } from './searchFragment.ts';

/** Fragment of the search dialog, fetched when it opens, so that pages do not contain its texts, markup and styles. */
export const searchFragments: Fragments = {
  route: searchBoxPath(':id'),
  readId: readSearchBox,
  async make(_id, tools) {
    const context = createContext({
      ...tools,
      kind: 'fragment',
      name: 'search',
      classPrefix: 's1-',
      view: tools.view(searchBoxPath(), ''),
      layout: [],
      slot: { desktop: 720, phone: 1 },
    });
    const { needs, styles } = context;
    styles.use('search/dialog', dialogCss);
    const html = toMarkup(<SearchDialog context={context} />, context);
    styles.use('islands', islandsCss);
    const body: SearchFragment = { html, css: styles.list() };
    return { body, sources: needs.sources(), opens: [] };
  },
};

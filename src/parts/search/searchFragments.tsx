import islandsCss from '../../islands/islands.css?inline';
import { createContext } from '../../render/createContext.ts';
import type { Fragments } from '../../render/part.ts';
import { toMarkup } from '../../render/renderBlocks.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import dialogCss from './search-dialog.css?inline';
import { readSearchBox, searchBoxPath } from './searchBoxPath.ts';
import type { SearchFragment } from './searchFragment.ts';

/** The search as pages ask for it when it opens, so that no page bears its words, its markup and its style. */
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

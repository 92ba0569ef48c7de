import type { Widgets } from '../../render/context.ts';
import type { AnyBlock, Layout, PageView } from '../../render/types.ts';

const TITLE: AnyBlock = { blockType: 'document-title' };
const SEARCH: AnyBlock = { blockType: 'search-form' };

/** The layout of the main content: the template's, else a default for the kind of page, else the document's own. */
export function bodyLayout({ document, isTitled, kind, templates }: PageView, widgets: Widgets): Layout {
  if (templates.body) return templates.body.layout;
  const results = widgets.having('plainList').map(({ plainList }) => plainList);
  const bodies: Partial<Record<PageView['kind'], AnyBlock[]>> = {
    article: [TITLE, { blockType: 'document-meta' }, { blockType: 'document-content' }],
    archive: [TITLE, ...results],
    search: [TITLE, SEARCH, ...results],
    'not-found': [TITLE, SEARCH],
  };
  const blocks =
    bodies[kind] ?? (isTitled && [TITLE, { blockType: 'document-image' }, { blockType: 'document-content' }]);
  return blocks ? [{ blockType: 'container', blocks }] : document?.layout;
}

import type { AnyBlock, Layout, PageView } from '../render/types.ts';

const TITLE: AnyBlock = { blockType: 'document-title' };
const RESULTS: AnyBlock = { blockType: 'posts', source: 'current', pagination: 'numbers', cardLevel: 'h2' };
const SEARCH: AnyBlock = { blockType: 'search-form' };

const BODIES: Partial<Record<PageView['kind'], AnyBlock[]>> = {
  article: [TITLE, { blockType: 'document-meta' }, { blockType: 'document-content' }],
  archive: [TITLE, RESULTS],
  search: [TITLE, SEARCH, RESULTS],
  'not-found': [TITLE, SEARCH],
};

/** What stands between header and footer: the template's layout, else a plain one for the kind of page, else the document's own. */
export function bodyLayout({ document, kind, templates }: PageView): Layout {
  if (templates.body) return templates.body.layout;
  const blocks = BODIES[kind];
  return blocks ? [{ blockType: 'container', blocks }] : document?.layout;
}

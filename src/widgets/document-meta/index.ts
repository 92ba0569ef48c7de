import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { DocumentMeta, hasMeta } from './DocumentMeta.tsx';
import css from './document-meta.css?inline';

export const widget = defineWidget({
  name: 'document-meta',
  css,
  findGap: (_block, _data, { view, widgets }) =>
    hasMeta(view.document, widgets) ? undefined : msg('This page has no author, date, categories or text to tell of.'),
  Component: DocumentMeta,
});

import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { walkLayout } from '../../render/layout.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { DocumentContent } from './DocumentContent.tsx';

export const widget = defineWidget({
  name: 'document-content',
  css: '',
  showsDocument: true,
  findGap: (block, _data, { view: { document }, widgets }) => {
    if (!document) return msg('This page has no content of its own.');
    // Inside the content it would contain itself recursively.
    return walkLayout(document.layout, widgets).includes(block)
      ? msg('This block belongs into a template, around the content of a page.')
      : undefined;
  },
  Component: DocumentContent,
});

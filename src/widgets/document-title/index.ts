import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { DocumentTitle } from './DocumentTitle.tsx';
import css from './document-title.css?inline';

export const widget = defineWidget({
  name: 'document-title',
  css,
  // A page has one heading of the first level.
  findGap: (_, __, context) =>
    context.headings.list().some(({ level }) => level === 1)
      ? msg('The page begins with a heading of its own, which takes the place of its title.')
      : undefined,
  Component: DocumentTitle,
});

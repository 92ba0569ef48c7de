import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import css from './breadcrumbs.css?inline';

export const widget = defineWidget({
  name: 'breadcrumbs',
  css,
  findGap: (_block, _data, { view }) =>
    view.crumbs.length < 2 ? msg('The front page has no page above it to lead back to.') : undefined,
  Component: Breadcrumbs,
});

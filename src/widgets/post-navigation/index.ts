import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { loadNeighbours } from './loadNeighbours.ts';
import { PostNavigation } from './PostNavigation.tsx';
import css from './post-navigation.css?inline';

export const widget = defineWidget({
  name: 'post-navigation',
  css,
  load: loadNeighbours,
  findGap: (_block, data) =>
    data.next || data.previous ? undefined : msg('No article was published before or after this one.'),
  Component: PostNavigation,
});

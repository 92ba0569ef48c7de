import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { type Finder, loadFinder } from './loadFinder.ts';
import { TourFinder } from './TourFinder.tsx';
import css from './tour-finder.css?inline';

export const widget = defineWidget<'tour-finder', Finder | undefined>({
  name: 'tour-finder',
  css,
  load: loadFinder,
  findGap: (_block, data) =>
    data
      ? undefined
      : msg(
          'The archive of tours has no listing of its own tours. Choose a template for it in the settings of the site, with a listing of “those of the archive”.',
        ),
  Component: TourFinder,
});

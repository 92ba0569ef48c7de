import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { filmOf, Video } from './Video.tsx';
import css from './video.css?inline';

export const widget = defineWidget({
  name: 'video',
  css,
  words: ({ caption, title }) => [title, caption].filter(Boolean).join(' '),
  findGap: (block, _data, { view }) =>
    filmOf(block, view.publicUrl)
      ? undefined
      : msg('Paste the address of a film at YouTube or Vimeo, or of a file that ends in .mp4 or .webm.'),
  Component: Video,
});

import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { readPlaylist } from './readPlaylist.ts';
import { VideoPlaylist } from './VideoPlaylist.tsx';
import css from './video-playlist.css?inline';

export const widget = defineWidget({
  name: 'video-playlist',
  css,
  words: ({ sections, title }) =>
    [
      title,
      ...(sections ?? []).flatMap((section) => [section.title, ...(section.films ?? []).map((film) => film.title)]),
    ]
      .filter(Boolean)
      .join(' '),
  findGap: (block, _data, { view }) =>
    readPlaylist(block, view.publicUrl).length > 0
      ? undefined
      : msg('This playlist has no films yet. Add one with its title and its address at YouTube or Vimeo.'),
  Component: VideoPlaylist,
});

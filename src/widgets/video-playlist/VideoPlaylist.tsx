import type { VideoPlaylistBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { ConsentedFrame } from '../../render/frames/ConsentedFrame.tsx';
import { serviceWords } from '../../shared/frames/serviceWords.ts';
import { FilmCover } from '../video/FilmCover.tsx';
import { filmRatio } from '../video/ratios.ts';
import videoCss from '../video/video.css?inline';
import { FilmList } from './FilmList.tsx';
import { isPlaylistName } from './playlistName.ts';
import { type PlaylistFilm, readPlaylist } from './readPlaylist.ts';

/** Video playlist in sections beside one player; without script each video links to its page at its service. */
export function VideoPlaylist(props: WidgetProps<VideoPlaylistBlock>) {
  const { attributes, block, context, text } = props;
  const sections = readPlaylist(block, context.view.publicUrl);
  const films = sections.flatMap((section) => section.films);
  const [first] = films;
  if (!first) return null;
  const { needs, styles, t } = context;
  styles.use('video', videoCss);
  needs.use('frame', { frames: films.map(({ player }) => new URL(player).origin) });
  const ratio = filmRatio(block.ratio);
  const isBelow = block.list === 'below';
  return (
    <section
      {...attributes('r-playlist', isBelow && 'r-playlist--below', ratio === '9/16' && 'r-playlist--tall')}
      aria-label={block.title || t('playlist.films')}
    >
      {block.title && (
        <p className="r-playlist__title r-display" {...text('title')}>
          {block.title}
        </p>
      )}
      <Island<typeof import('./island/VideoPlaylistIsland.ts')>
        name="video-playlist"
        props={{
          name: nameOf(block, context),
          isAutoNext: block.autoNext !== false,
          films: films.map(filmProps),
          words: { play: t('video.play'), services: wordsOf(films, context) },
        }}
        trigger="visible"
      >
        <div className="r-playlist__body">
          <ConsentedFrame
            context={context}
            label={t('video.play', { title: first.title })}
            origin={new URL(first.player).origin}
            page={first.page}
            provider={first.kind}
            shape={styles.rule(`aspect-ratio:${ratio}`)}
            verb="play"
          >
            <FilmCover context={context} mark={{}} poster={first.poster} ratio={ratio} title={first.title} />
          </ConsentedFrame>
          <FilmList context={context} sections={sections} text={text} />
        </div>
      </Island>
    </section>
  );
}

/** Name of the playlist in URLs. */
function nameOf({ name }: VideoPlaylistBlock, { uniqueId }: RenderContext): string {
  return isPlaylistName(name) ? name : uniqueId('playlist');
}

function filmProps({ end, id, kind, page, player, start, title }: PlaylistFilm) {
  return { id, provider: kind, player, page, title, start, ...(end !== undefined && { end }) };
}

/** Notices below the player, per service. */
function wordsOf(films: readonly PlaylistFilm[], { t }: RenderContext) {
  return Object.fromEntries(films.map(({ kind }) => [kind, serviceWords(kind, 'play', t)]));
}

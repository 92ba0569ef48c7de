import { Pause, Play } from 'lucide-react';
import type { Media } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import frameCss from '../../render/frames/frame.css?inline';
import { PlaySign } from '../../render/frames/PlaySign.tsx';
import { Link } from '../../render/links/Link.tsx';
import { pictureUrl } from '../../render/pictures/sources.ts';
import { populated } from '../../render/populated.ts';
import type { FilmFile } from './film/readFilm.ts';
import { Caption, CloseCorner, factsOf, labelOf, type ShownFilm, titleOf } from './filmParts.tsx';
import { tracksOf } from './tracksOf.ts';

/** A video file in the native player, which needs no script; nothing is loaded before it plays. */
export function FileFilm(props: ShownFilm<FilmFile>) {
  const { block, context, film, shape } = props;
  const { needs, t, view } = context;
  needs.use('frame', {
    style: frameCss,
    films: [film.origin ?? "'self'", ...(block.tracks?.length ? ["'self'"] : [])],
  });
  const hasControls = block.controls !== false;
  return (
    <Island<typeof import('./island/VideoFileIsland.ts')>
      name="video-file"
      props={{ page: new URL(film.address, view.publicUrl).href, ...factsOf(props) }}
      trigger={block.autoplay ? 'visible' : 'interaction(hover-intent)'}
    >
      <div className="r-frame r-frame--play" data-state="idle">
        <div className={`r-frame__stage ${shape}`}>
          <div className="r-frame__screen">
            <FilmElement {...props} />
            <div className="r-frame__cover">
              {titleOf(props) && (
                <p className="r-video__title" {...props.text('title')}>
                  {block.title}
                </p>
              )}
            </div>
            <button aria-label={labelOf(props)} className="r-frame__open" type="button">
              <PlaySign />
            </button>
            <CloseCorner {...props} />
          </div>
        </div>
        <div className="r-frame__foot">
          <Caption {...props} />
          <p className="r-frame__failed" hidden role="alert">
            {t('video.fileFailed')} <Link href={film.address}>{t('video.openFile')}</Link>{' '}
            <button className="r-frame__again" type="button">
              {t('frame.again')}
            </button>
          </p>
          {!hasControls && (
            <button aria-pressed="false" className="r-video__toggle" type="button">
              <Play aria-hidden="true" className="r-icon" fill="currentColor" size={14} />
              <Pause aria-hidden="true" className="r-icon" fill="currentColor" size={14} />
              {t('video.toggle')}
            </button>
          )}
        </div>
      </div>
    </Island>
  );
}

/** Captions are off initially: a browser would load them with the page. The island enables them on play. */
function FilmElement(props: ShownFilm<FilmFile>) {
  const { block, film } = props;
  const { end, start } = film;
  const part = start > 0 || end !== undefined ? `#t=${start}${end === undefined ? '' : `,${end}`}` : '';
  return (
    <video
      className="r-frame__content"
      controls={block.controls !== false}
      muted={block.mute === true}
      playsInline
      poster={posterUrl(populated<Media>(block.poster))}
      preload="none"
      src={film.address + part}
      title={titleOf(props) || undefined}
    >
      {tracksOf(block.tracks).map(({ file, label, language }) => (
        <track key={`${language} ${file}`} kind="captions" label={label} src={file} srcLang={language} />
      ))}
    </video>
  );
}

/** A rendition for most screens, since a poster has only one URL. */
function posterUrl(media: Media | undefined): string | undefined {
  const sizes = media?.sizes as Record<string, { filename?: string | null } | undefined> | undefined;
  const filename = sizes?.jpeg1280?.filename ?? media?.filename;
  return filename ? pictureUrl(filename) : undefined;
}

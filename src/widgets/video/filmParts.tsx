import { X } from 'lucide-react';
import type { Media, VideoBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';
import { populated } from '../../render/populated.ts';
import { FilmCover } from './FilmCover.tsx';
import type { FilmRatio } from './ratios.ts';

/** What each way to show a film is given. */
export interface ShownFilm<F> extends WidgetProps<VideoBlock> {
  film: F;
  ratio: FilmRatio;
  /** Class that sets the proportion. */
  shape: string;
}

type Shown = ShownFilm<unknown>;

/** The title of a film; '' when it has none. */
export function titleOf({ block }: Pick<Shown, 'block'>): string {
  return block.title?.trim() ?? '';
}

/** Name of what plays a film. */
export function labelOf({ block, context }: Shown): string {
  const title = titleOf({ block });
  return title ? context.t('video.play', { title }) : context.t('video.playUntitled');
}

/** What islands are told of a film, whatever it is. */
export function factsOf({ block, film }: ShownFilm<{ start: number; end: number | undefined }>) {
  return {
    title: titleOf({ block }),
    start: film.start,
    ...(film.end !== undefined && { end: film.end }),
    ...(block.loop && { isLoop: true }),
    ...(block.sticky && { isSticky: true }),
    ...(block.autoplay && { isAutoplay: true }),
  };
}

/** The picture and title of a film before it plays. */
export function Cover({ block, context, ratio, text }: Shown) {
  const poster = populated<Media>(block.poster);
  return <FilmCover context={context} mark={text('title')} poster={poster} ratio={ratio} title={titleOf({ block })} />;
}

/** What is said under a film. */
export function Caption({ block, text }: Shown) {
  if (!block.caption) return null;
  return (
    <p className="r-video__caption" {...text('caption')}>
      {block.caption}
    </p>
  );
}

/** The button that closes a film in the corner of the window; hidden elsewhere. */
export function CloseCorner({ block, context }: Shown) {
  if (!block.sticky) return null;
  return (
    <button aria-label={context.t('video.closeCorner')} className="r-frame__close" hidden type="button">
      <X aria-hidden="true" className="r-icon" size={18} strokeWidth={1.75} />
    </button>
  );
}

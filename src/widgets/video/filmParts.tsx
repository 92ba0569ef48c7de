import { X } from 'lucide-react';
import type { Media, VideoBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { populated } from '../../render/populated.ts';
import { FilmCover } from './FilmCover.tsx';
import type { FilmRatio } from './ratios.ts';

/** Props of each way to show a video. */
export interface ShownFilm<F> extends WidgetProps<VideoBlock> {
  film: F;
  ratio: FilmRatio;
  /** Class with the aspect ratio. */
  shape: string;
}

type Shown = ShownFilm<unknown>;

/** The title of a video; '' when it has none. */
export function titleOf({ block }: Pick<Shown, 'block'>): string {
  return block.title?.trim() ?? '';
}

/** Accessible name of the player. */
export function labelOf({ block, context }: Shown): string {
  const title = titleOf({ block });
  return title ? context.t('video.play', { title }) : context.t('video.playUntitled');
}

/** Props of all video islands. */
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

/** Cover of a video with picture and title. */
export function Cover({ block, context, ratio, text }: Shown) {
  const poster = populated<Media>(block.poster);
  return <FilmCover context={context} mark={text('title')} poster={poster} ratio={ratio} title={titleOf({ block })} />;
}

/** Caption of a video. */
export function Caption({ block, text }: Shown) {
  if (!block.caption) return null;
  return (
    <p className="r-video__caption" {...text('caption')}>
      {block.caption}
    </p>
  );
}

/** Button that closes a video docked in the corner of the window; hidden elsewhere. */
export function CloseCorner({ block, context }: Shown) {
  if (!block.sticky) return null;
  return (
    <button aria-label={context.t('video.closeCorner')} className="r-frame__close" hidden type="button">
      <X aria-hidden="true" className="r-icon" size={18} strokeWidth={1.75} />
    </button>
  );
}

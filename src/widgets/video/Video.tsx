import type { VideoBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { FileFilm } from './FileFilm.tsx';
import { type Film, readFilm } from './film/readFilm.ts';
import { HostedFilm } from './HostedFilm.tsx';
import { LargeFilm } from './LargeFilm.tsx';
import { filmRatio } from './ratios.ts';
import stuckCss from './stuck.css?inline';

/** A video: embedded from a service behind a placeholder, as a file in the native player, or in the lightbox. */
export function Video(props: WidgetProps<VideoBlock>) {
  const { attributes, block, context } = props;
  const film = filmOf(block, context.view.publicUrl);
  if (!film) return null;
  const ratio = filmRatio(block.ratio);
  const shown = { ...props, ratio, shape: context.styles.rule(`aspect-ratio:${ratio}`) };
  const root = attributes('r-video', ratio === '9/16' && 'r-video--tall');
  if (opensLarge(block, film)) {
    return (
      <div {...root}>
        <LargeFilm {...shown} film={film} />
      </div>
    );
  }
  if (block.sticky) context.styles.use('video/stuck', stuckCss);
  return (
    <div {...root}>
      {film.kind === 'file' ? <FileFilm {...shown} film={film} /> : <HostedFilm {...shown} film={film} />}
    </div>
  );
}

/** The video of a block; undefined for an invalid URL. */
export function filmOf(block: VideoBlock, publicUrl: string): Film | undefined {
  return readFilm(block.address, publicUrl, {
    start: block.start,
    end: block.end,
    isMute: block.mute === true,
    hasControls: block.controls !== false,
    captions: block.captions,
    isPrivate: block.privacy !== false,
    hasRelated: block.related === true,
  });
}

/** The lightbox shows videos of the services and of this site. */
function opensLarge(block: VideoBlock, film: Film): boolean {
  return block.opens === 'lightbox' && !(film.kind === 'file' && film.origin);
}

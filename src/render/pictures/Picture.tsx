import { JPEG_WIDTHS } from '../../cms/media/sizes.ts';
import type { Device } from '../../shared/style.ts';
import type { RenderContext, Slot } from '../context.ts';
import type { PictureSource } from '../needs.ts';
import { languageMark } from '../text/languageMarks.ts';
import type { Media } from '../types.ts';
import { focusOf, groupDevices, mediaOfGroup, rulesOnDevices, type Shown, type ShownOn } from './onDevices.ts';
import { type Overflow, overflowOf, pictureUrl, renditions, sizesText, srcSet, widthsFor } from './sources.ts';

interface PictureProps {
  media: Media;
  context: RenderContext;
  /** Overrides the picture's own alternative text; `''` for decoration. */
  alt?: string;
  className?: string;
  slot?: Slot;
  /** CSS `aspect-ratio` such as `3/2`; absent: the picture's own. */
  ratio?: string | undefined;
  /** What is shown on each device, in place of `media` and `ratio`, where that may differ. */
  onDevices?: ShownOn;
  /** What is shown in place of all others on the page in dark mode, on screens alone: paper stays light. */
  onDarkPage?: Media | undefined;
  /** Not lazy: for a picture that is painted outside of its place in the layout, which a browser cannot foresee. */
  isEager?: boolean;
  /** Never has a high fetch priority: for a picture beside the text that the visitor came for. */
  isBeside?: boolean;
}

/**
 * A responsive picture in the formats and widths made at upload, with width and height, which prevents layout shift. The first one of a page has a
 * high fetch priority, all others are loaded lazily (lazy loading).
 */
export function Picture({
  media,
  context,
  alt,
  className,
  slot = context.slot,
  ratio,
  onDevices,
  onDarkPage,
  isBeside,
  isEager,
}: PictureProps) {
  const jpeg = renditions(media, 'jpeg', JPEG_WIDTHS);
  const fallback = jpeg[0]?.filename ?? media.filename;
  if (!hasPicture(media)) return null;
  const everywhere = { media, ratio };
  const shown = onDevices ?? { mobile: everywhere, tablet: everywhere, desktop: everywhere };
  const pictures = groupDevices((device) => shown[device].media).map(({ devices, value }) => {
    const overflow = overflowOn(devices, shown);
    return { overflow, sources: sourcesOf(value, slot, overflow, mediaOfGroup(devices)), value };
  });
  // That of desktops, whose last source is the `<img>`: browsers take the first source that fits.
  const own = pictures.at(-1);
  const sources = pictures.flatMap((each) =>
    each.sources.map((source) =>
      each === own
        ? { ...source, media: undefined }
        : { ...source, height: each.value.height ?? undefined, width: each.value.width ?? undefined },
    ),
  );
  const first = fallback && !isBeside ? context.takePriority(pictures.flatMap((each) => each.sources[0] ?? [])) : false;
  const style = rulesOnDevices(context.styles, (device) => pictureRule(shown[device])).join(' ');
  return (
    <picture className={['r-picture', className].filter(Boolean).join(' ')}>
      {[...inDarkMode(onDarkPage, slot), ...sources].map((source) => (
        <source key={`${source.type} ${source.media ?? ''}`} {...source} />
      ))}
      <img
        alt={alt ?? media.alt ?? ''}
        // Words of the block's own are marked, or not, with the block.
        {...(alt === undefined && media.alt && languageMark(media, context.view))}
        className={style}
        decoding="async"
        fetchPriority={first ? 'high' : undefined}
        height={media.height ?? undefined}
        loading={first || isEager ? undefined : 'lazy'}
        sizes={jpeg.length && own ? sizesText(slot, own.overflow) : undefined}
        src={fallback ? pictureUrl(fallback) : EMPTY}
        srcSet={jpeg.length > 1 ? srcSet(jpeg) : undefined}
        width={media.width ?? undefined}
      />
    </picture>
  );
}

/** Placeholder for a demo picture that is still being drawn: its size, in its colour. */
const EMPTY = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

/** Whether there is anything to show: a file, or the size of one that is being made. */
export function hasPicture(media: Media | undefined): media is Media {
  return Boolean(media?.filename || (media?.width && media.height));
}

/** How much of a picture is cropped at most on those devices that show it. */
function overflowOn(devices: readonly Device[], shown: ShownOn): Overflow {
  const of = (which: readonly Device[]) =>
    which.length > 0
      ? Math.max(...which.map((device) => overflowOf(shown[device].media, shown[device].ratio)))
      : undefined;
  return {
    narrow: of(devices.filter((device) => device === 'mobile')),
    wide: of(devices.filter((device) => device !== 'mobile')),
  };
}

/** The sources of one picture, best format first; the whole file where it was made in no other format. */
function sourcesOf(media: Media, slot: Slot, overflow: Overflow, query: string | undefined): PictureSource[] {
  const sizes = sizesText(slot, overflow);
  const made = (['avif', 'webp'] as const).flatMap((format) => {
    const found = renditions(media, format, widthsFor(slot, overflow));
    return found.length ? [{ media: query, sizes, srcSet: srcSet(found), type: `image/${format}` }] : [];
  });
  if (made.length > 0 || query === undefined || !media.filename) return made;
  return [{ media: query, sizes, srcSet: pictureUrl(media.filename), type: media.mimeType ?? 'image/jpeg' }];
}

/** Media query of dark mode, as the style of dark mode has it (`darkStyle.ts`). */
const DARK_MODE = 'screen and (prefers-color-scheme:dark)';

/** The sources of an uncropped picture in dark mode. */
function inDarkMode(media: Media | undefined, slot: Slot) {
  if (!hasPicture(media)) return [];
  const { height, width } = media;
  return sourcesOf(media, slot, { narrow: 1, wide: 1 }, DARK_MODE).map((source) => ({
    ...source,
    height: height ?? undefined,
    width: width ?? undefined,
  }));
}

function pictureRule(shown: Shown): string {
  const { media, ratio } = shown;
  const colour = /^#[0-9a-f]{6}$/i.test(media.placeholder ?? '') ? `background-color:${media.placeholder};` : '';
  // A picture of that proportion is not cropped.
  if (!ratio || isOfRatio(media, ratio)) return `${colour}height:auto`;
  return `${colour}aspect-ratio:${ratio};object-fit:cover;object-position:${focusOf(shown)};height:auto`;
}

/** Files have whole pixels, so a ratio is exact to one pixel. */
function isOfRatio({ height, width }: Media, ratio: string): boolean {
  const [across, down] = ratio.split('/').map(Number);
  return (
    Boolean(across && down && width && height) &&
    Math.abs((width ?? 0) * (down ?? 0) - (height ?? 0) * (across ?? 0)) <= Math.max(across ?? 0, down ?? 0)
  );
}

import { JPEG_WIDTHS, WIDTHS } from '../../cms/media/sizes.ts';
import type { RenderContext, Slot } from '../context.ts';
import { languageMark } from '../text/languageMarks.ts';
import type { Media } from '../types.ts';

interface PictureProps {
  media: Media;
  context: RenderContext;
  /** Overrides the picture's own alternative text; `''` for decoration. */
  alt?: string;
  className?: string;
  slot?: Slot;
  /** CSS `aspect-ratio` such as `3/2`; absent: the picture's own. */
  ratio?: string | undefined;
  /** Not lazy: for a picture that is painted outside of its place in the layout, which a browser cannot foresee. */
  isEager?: boolean;
  /** Never has a high fetch priority: for a picture beside the text that the visitor came for. */
  isBeside?: boolean;
}

type Format = 'avif' | 'webp' | 'jpeg';

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
  isBeside,
  isEager,
}: PictureProps) {
  const jpeg = renditions(media, 'jpeg', JPEG_WIDTHS);
  const fallback = jpeg[0]?.filename ?? media.filename;
  if (!hasPicture(media)) return null;
  const overflow = overflowOf(media, ratio);
  const sizes = sizesText(slot, overflow);
  const sources = (['avif', 'webp'] as const).flatMap((format) => {
    const found = renditions(media, format, widthsFor(slot, overflow));
    return found.length ? [{ sizes, srcSet: srcSet(found), type: `image/${format}` }] : [];
  });
  const first = fallback && !isBeside ? context.takePriority(sources[0]) : false;
  const style = context.styles.rule(pictureRule(media, ratio));
  return (
    <picture className={['r-picture', className].filter(Boolean).join(' ')}>
      {sources.map((source) => (
        <source key={source.type} {...source} />
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
        sizes={jpeg.length ? sizes : undefined}
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

/** The public URL of a stored file. */
export function pictureUrl(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`;
}

interface Rendition {
  filename: string;
  width: number;
}

function renditions(media: Media, format: Format, widths: readonly number[]): Rendition[] {
  const sizes = media.sizes as
    | Record<string, { filename?: string | null; width?: number | null } | undefined>
    | undefined;
  return widths.flatMap((width) => {
    const size = sizes?.[`${format}${width}`];
    return size?.filename && size.width ? [{ filename: size.filename, width: size.width }] : [];
  });
}

/** Device pixels per CSS px beyond which nobody sees a difference in a photograph. */
const SEEN_DENSITY = 2;

/** The widest slot on a phone or a small tablet for which all device pixels are used, in CSS px. */
const PHONE_PX = 640;

/** The file widths that some screen can use in a slot; each further one would cost every page a URL. */
function widthsFor({ desktop, phone }: Slot, overflow: number): readonly number[] {
  const dots = SEEN_DENSITY * overflow * Math.max(desktop, phone * PHONE_PX);
  const most = WIDTHS.find((width) => width >= dots);
  return most ? WIDTHS.filter((width) => width <= most) : WIDTHS;
}

function srcSet(found: Rendition[]): string {
  return found.map(({ filename, width }) => `${pictureUrl(filename)} ${width}w`).join(', ');
}

/** Both gutters of the page on a phone together, in CSS px, at their minimum (`--gutter` in the tokens). */
const GUTTERS_PX = 40;

/** Percentage of its slot that a picture has to fill on a phone before anybody sees that it is upscaled. */
const SEEN_SHARE = 98;

/**
 * The same for a picture whose sides are cropped: for a photograph of 3:2 in a card of 4:3, `sizes` is then the width of the card, without the
 * cropped part. On the commonest phones that selects the next smaller file, of half the bytes.
 */
const SEEN_SHARE_CROPPED = 87;

function sizesText({ desktop, hasGutters, phone }: Slot, overflow: number): string {
  const wide = desktop * overflow;
  // With `100vw`, or one pixel more than a file has, a phone would select the next larger file, of up to twice the bytes.
  const visible = Math.max(SEEN_SHARE, overflow * SEEN_SHARE_CROPPED);
  const window = `${Math.round(phone * visible)}vw`;
  const narrow = hasGutters ? `calc(${window} - ${Math.floor((phone * visible * GUTTERS_PX) / SEEN_SHARE)}px)` : window;
  return `(width <= 767px) ${narrow}, (width <= 1440px) ${Math.round((wide / 1440) * 100)}vw, ${Math.round(wide)}px`;
}

/** Ratio of the drawn width to the box when a narrower aspect ratio crops the sides; at least 1. */
function overflowOf(media: Media, ratio: string | undefined): number {
  const [across, down] = (ratio ?? '').split('/').map(Number);
  if (!across || !down || !media.width || !media.height) return 1;
  return Math.max(1, media.width / media.height / (across / down));
}

function pictureRule(media: Media, ratio: string | undefined): string {
  const colour = /^#[0-9a-f]{6}$/i.test(media.placeholder ?? '') ? `background-color:${media.placeholder};` : '';
  // A picture of that proportion is not cropped.
  if (!ratio || isOfRatio(media, ratio)) return `${colour}height:auto`;
  const focus = `${percent(media.focalX)} ${percent(media.focalY)}`;
  return `${colour}aspect-ratio:${ratio};object-fit:cover;object-position:${focus};height:auto`;
}

/** Files have whole pixels, so a ratio is exact to one pixel. */
function isOfRatio({ height, width }: Media, ratio: string): boolean {
  const [across, down] = ratio.split('/').map(Number);
  return (
    Boolean(across && down && width && height) &&
    Math.abs((width ?? 0) * (down ?? 0) - (height ?? 0) * (across ?? 0)) <= Math.max(across ?? 0, down ?? 0)
  );
}

function percent(value: number | null | undefined): string {
  return `${typeof value === 'number' ? Math.round(value) : 50}%`;
}

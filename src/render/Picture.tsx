import { JPEG_WIDTHS, WIDTHS } from '../cms/media/sizes.ts';
import type { RenderContext, Slot } from './context.ts';
import type { Media } from './types.ts';

interface PictureProps {
  media: Media;
  context: RenderContext;
  /** Overrides the picture's own alternative text; `''` for decoration. */
  alt?: string;
  className?: string;
  slot?: Slot;
  /** CSS `aspect-ratio` such as `3/2`; the picture's own when absent. */
  ratio?: string | undefined;
  /** Fetched with the page: for one that is drawn elsewhere than where it stands, which a browser cannot see coming. */
  isEager?: boolean;
  /** Never fetched first: one beside words that are what the visitor came for. */
  isBeside?: boolean;
}

type Format = 'avif' | 'webp' | 'jpeg';

/**
 * A picture in the formats and widths made at upload, with its size always known, so that nothing moves when it arrives.
 * The first one of a page is fetched first, all others when they come near.
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

/** A picture of the demo that is still being drawn: its place, in its colour. */
const EMPTY = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

/** Whether there is anything to show: a file, or the place of one that is being made. */
export function hasPicture(media: Media | undefined): media is Media {
  return Boolean(media?.filename || (media?.width && media.height));
}

/** The public address of a stored file. */
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

/** Dots for each CSS px beyond which nobody sees a difference in a photograph. */
const SEEN_DENSITY = 2;

/** The widest place on a phone or a small tablet that is filled with all the dots it has, in CSS px. */
const PHONE_PX = 640;

/** The widths that some screen has use for in a place; every one beside them is a name that each page pays for. */
function widthsFor({ desktop, phone }: Slot, overflow: number): readonly number[] {
  const dots = SEEN_DENSITY * overflow * Math.max(desktop, phone * PHONE_PX);
  const most = WIDTHS.find((width) => width >= dots);
  return most ? WIDTHS.filter((width) => width <= most) : WIDTHS;
}

function srcSet(found: Rendition[]): string {
  return found.map(({ filename, width }) => `${pictureUrl(filename)} ${width}w`).join(', ');
}

/** Both gutters of the page on a phone, in CSS px, at their least (`--gutter` in the tokens). */
const GUTTERS_PX = 40;

/** Per cent of its place that a picture has to fill on a phone before anybody would see that it is drawn larger. */
const SEEN_SHARE = 98;

/**
 * The same of a picture whose sides are cropped away: a photograph of 3:2 in a card of 4:3 is then told the width of the card, and not that of what
 * nobody sees of it. On the commonest phones that is the next smaller file, of half the bytes.
 */
const SEEN_SHARE_CROPPED = 87;

function sizesText({ desktop, hasGutters, phone }: Slot, overflow: number): string {
  const wide = desktop * overflow;
  // Told the whole window, or one pixel more than a file has, a phone takes the next larger file, of up to twice the bytes.
  const seen = Math.max(SEEN_SHARE, overflow * SEEN_SHARE_CROPPED);
  const window = `${Math.round(phone * seen)}vw`;
  const narrow = hasGutters ? `calc(${window} - ${Math.floor((phone * seen * GUTTERS_PX) / SEEN_SHARE)}px)` : window;
  return `(width <= 767px) ${narrow}, (width <= 1440px) ${Math.round((wide / 1440) * 100)}vw, ${Math.round(wide)}px`;
}

/** How many times wider than its box a picture is drawn when a narrower proportion crops its sides; at least 1. */
function overflowOf(media: Media, ratio: string | undefined): number {
  const [across, down] = (ratio ?? '').split('/').map(Number);
  if (!across || !down || !media.width || !media.height) return 1;
  return Math.max(1, media.width / media.height / (across / down));
}

function pictureRule(media: Media, ratio: string | undefined): string {
  const colour = /^#[0-9a-f]{6}$/i.test(media.placeholder ?? '') ? `background-color:${media.placeholder};` : '';
  // What has that proportion already is not cropped.
  if (!ratio || isOfRatio(media, ratio)) return `${colour}height:auto`;
  const focus = `${percent(media.focalX)} ${percent(media.focalY)}`;
  return `${colour}aspect-ratio:${ratio};object-fit:cover;object-position:${focus};height:auto`;
}

/** Files have whole pixels, so a proportion is met but for one of them. */
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

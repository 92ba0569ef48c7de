import { WIDTHS } from '../../cms/media/sizes.ts';
import type { Slot } from '../context.ts';
import type { Media } from '../types.ts';

type Format = 'avif' | 'webp' | 'jpeg';

/** A file of a picture in one width. */
export interface Rendition {
  filename: string;
  width: number;
}

/** The public URL of a stored file. */
export function pictureUrl(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`;
}

/** Files of a picture in a format, of those widths in which it was made at upload. */
export function renditions(media: Media, format: Format, widths: readonly number[]): Rendition[] {
  const sizes = media.sizes as
    | Record<string, { filename?: string | null; width?: number | null } | undefined>
    | undefined;
  return widths.flatMap((width) => {
    const size = sizes?.[`${format}${width}`];
    return size?.filename && size.width ? [{ filename: size.filename, width: size.width }] : [];
  });
}

/** Files as a `srcset`. */
export function srcSet(found: readonly Rendition[]): string {
  return found.map(({ filename, width }) => `${pictureUrl(filename)} ${width}w`).join(', ');
}

/** Ratio of the drawn width to the box on phones, and on wider devices; undefined where a source is not used. */
export interface Overflow {
  narrow: number | undefined;
  wide: number | undefined;
}

/** Device pixels per CSS px beyond which nobody sees a difference in a photograph. */
const SEEN_DENSITY = 2;

/** The widest slot on a phone or a small tablet for which all device pixels are used, in CSS px. */
const PHONE_PX = 640;

/** The file widths that some screen can use in a slot; each further one would cost every page a URL. */
export function widthsFor({ desktop, phone }: Slot, { narrow, wide }: Overflow): readonly number[] {
  const dots = SEEN_DENSITY * Math.max(desktop * (wide ?? 0), phone * PHONE_PX * (narrow ?? 0));
  const most = WIDTHS.find((width) => width >= dots);
  return most ? WIDTHS.filter((width) => width <= most) : WIDTHS;
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

/** Widths at which a picture is drawn in a slot, as `sizes`. */
export function sizesText({ desktop, hasGutters, phone }: Slot, overflow: Overflow): string {
  const wide = desktop * (overflow.wide ?? 1);
  const onDesktops = `(width <= 1440px) ${Math.round((wide / 1440) * 100)}vw, ${Math.round(wide)}px`;
  if (overflow.narrow === undefined) return onDesktops;
  // With `100vw`, or one pixel more than a file has, a phone would select the next larger file, of up to twice the bytes.
  const visible = Math.max(SEEN_SHARE, overflow.narrow * SEEN_SHARE_CROPPED);
  const window = `${Math.round(phone * visible)}vw`;
  const narrow = hasGutters ? `calc(${window} - ${Math.floor((phone * visible * GUTTERS_PX) / SEEN_SHARE)}px)` : window;
  return overflow.wide === undefined ? narrow : `(width <= 767px) ${narrow}, ${onDesktops}`;
}

/** Ratio of the drawn width to the box when a narrower aspect ratio crops the sides; at least 1. */
export function overflowOf(media: Media, ratio: string | undefined): number {
  const [across, down] = (ratio ?? '').split('/').map(Number);
  if (!across || !down || !media.width || !media.height) return 1;
  return Math.max(1, media.width / media.height / (across / down));
}

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
  /** Never fetched first, for small or repeated pictures. */
  neverPriority?: boolean;
}

type Format = 'avif' | 'webp' | 'jpeg';

/**
 * A picture in the formats and widths made at upload, with its size always known, so that nothing moves when it arrives.
 * The first one of a page is fetched first, all others when they come near.
 */
export function Picture({ media, context, alt, className, slot = context.slot, ratio, neverPriority }: PictureProps) {
  const first = !neverPriority && context.takePriority();
  const sizes = sizesText(slot);
  const style = context.styles.rule(pictureRule(media, ratio));
  const jpeg = renditions(media, 'jpeg', JPEG_WIDTHS);
  return (
    <picture className={['r-picture', className].filter(Boolean).join(' ')}>
      {(['avif', 'webp'] as const).map((format) => {
        const found = renditions(media, format, WIDTHS);
        return found.length > 0 && <source key={format} sizes={sizes} srcSet={srcSet(found)} type={`image/${format}`} />;
      })}
      <img
        alt={alt ?? media.alt ?? ''}
        className={style}
        decoding="async"
        fetchPriority={first ? 'high' : undefined}
        height={media.height ?? undefined}
        loading={first ? undefined : 'lazy'}
        sizes={jpeg.length ? sizes : undefined}
        src={pictureUrl(jpeg[0]?.filename ?? media.filename ?? '')}
        srcSet={jpeg.length > 1 ? srcSet(jpeg) : undefined}
        width={media.width ?? undefined}
      />
    </picture>
  );
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
  const sizes = media.sizes as Record<string, { filename?: string | null; width?: number | null } | undefined> | undefined;
  return widths.flatMap((width) => {
    const size = sizes?.[`${format}${width}`];
    return size?.filename && size.width ? [{ filename: size.filename, width: size.width }] : [];
  });
}

function srcSet(found: Rendition[]): string {
  return found.map(({ filename, width }) => `${pictureUrl(filename)} ${width}w`).join(', ');
}

function sizesText({ desktop, phone }: Slot): string {
  return `(width <= 767px) ${Math.round(phone * 100)}vw, (width <= 1440px) ${Math.round((desktop / 1440) * 100)}vw, ${Math.round(desktop)}px`;
}

function pictureRule(media: Media, ratio: string | undefined): string {
  const colour = /^#[0-9a-f]{6}$/i.test(media.placeholder ?? '') ? `background-color:${media.placeholder};` : '';
  if (!ratio) return `${colour}height:auto`;
  const focus = `${percent(media.focalX)} ${percent(media.focalY)}`;
  return `${colour}aspect-ratio:${ratio};object-fit:cover;object-position:${focus};height:auto`;
}

function percent(value: number | null | undefined): string {
  return `${typeof value === 'number' ? Math.round(value) : 50}%`;
}

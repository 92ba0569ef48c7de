import type { ImageSize } from 'payload';

/** Widths in px that every picture is stored in, as far as it is that wide itself. */
export const WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;

/** Widths of the JPEG kept for browsers without AVIF and WebP, and for sharing. */
export const JPEG_WIDTHS = [640, 1280] as const;

/** Types that may be uploaded. SVG is refused: it is a document that can run script. */
export const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** Longest side of a stored original, in px. */
export const ORIGINAL_MAX_SIDE = 2560;

/** Largest upload in bytes and in pixels; more is refused with a reason. */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;
export const MAX_UPLOAD_PIXELS = 80_000_000;

// AVIF as measured in decision 025.
const FORMATS = {
  avif: { quality: 48, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 2 },
  jpeg: { quality: 78, progressive: true },
} as const;

/** The stored renditions, named `<format><width>`. */
export const IMAGE_SIZES: ImageSize[] = [
  ...WIDTHS.map((width) => imageSize('avif', width)),
  ...WIDTHS.map((width) => imageSize('webp', width)),
  ...JPEG_WIDTHS.map((width) => imageSize('jpeg', width)),
];

function imageSize(format: keyof typeof FORMATS, width: number): ImageSize {
  return {
    name: `${format}${width}`,
    width,
    withoutEnlargement: true,
    formatOptions: { format, options: FORMATS[format] },
    admin: { disableListColumn: true, disableListFilter: true },
  } as ImageSize;
}

import type { ImageSize } from 'payload';

/** Rendition widths in px; a picture is never enlarged. */
export const WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;

/** Widths of the JPEG kept for browsers without AVIF and WebP, and for sharing. */
export const JPEG_WIDTHS = [640, 1280] as const;

/** Accepted MIME types. An SVG, a document that can run script, is stored as a PNG drawn from it. */
export const ACCEPTED_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
] as const;

/** Longest side of the PNG drawn from an SVG, in px: three pixels for each of a logo 400 px wide. */
export const DRAWN_MAX_SIDE = 1280;
/** Maximum size of an SVG, in bytes: a logo has a few thousand. */
export const MAX_DRAWING_BYTES = 1024 * 1024;

/** Longest side of a stored original, in px. */
export const ORIGINAL_MAX_SIDE = 2560;

/** Maximum upload size in bytes and in pixels; more is refused with a reason. */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;
export const MAX_UPLOAD_PIXELS = 80_000_000;

/** Maximum frames of an animated picture, and maximum pixels of all frames together. */
export const MAX_FRAMES = 150;
export const MAX_MOVING_PIXELS = 40_000_000;

/** Encoder settings of the renditions. AVIF as measured in decision 025. */
export const FORMATS = {
  avif: { quality: 48, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 2 },
  jpeg: { quality: 78, progressive: true },
} as const;

export interface Rendition {
  /** `<format><width>` */
  name: string;
  format: keyof typeof FORMATS;
  /** In px; a narrower picture keeps its own width. */
  width: number;
}

/** The stored renditions. */
export const RENDITIONS: readonly Rendition[] = [
  ...WIDTHS.map((width) => rendition('avif', width)),
  ...WIDTHS.map((width) => rendition('webp', width)),
  ...JPEG_WIDTHS.map((width) => rendition('jpeg', width)),
];

function rendition(format: Rendition['format'], width: number): Rendition {
  return { name: `${format}${width}`, format, width };
}

/** The renditions as Payload's `imageSizes`: for the columns of the rows and for previews. */
export const IMAGE_SIZES: ImageSize[] = RENDITIONS.map(({ name, width }) => ({
  name,
  width,
  admin: { disableListColumn: true, disableListFilter: true },
}));

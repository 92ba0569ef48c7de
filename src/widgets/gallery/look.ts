import type { GalleryBlock, Media } from '../../cms/payload-types.ts';
import type { Slot } from '../../render/context.ts';
import { builderMedia } from '../../shared/breakpoints.ts';
import { numberWithin } from '../../shared/limits/numberWithin.ts';
import { COLUMNS, CROPS, GAP_PX, MASONRY_GAP_PX, MAX_COLUMNS, MIXED_RATIOS, ROW_HEIGHT_PX } from './constants.ts';

const LAYOUTS = ['grid', 'justified', 'masonry'] as const;

/** Layout of a gallery, from validated values. */
export interface GalleryLook {
  layout: (typeof LAYOUTS)[number];
  columns: Record<keyof typeof COLUMNS, number>;
  rowHeight: number;
  ratio: string;
  /** CSS of its list. */
  rules: { declarations: string; media?: string }[];
}

/** Reads the layout of a gallery; invalid values become defaults. */
export function galleryLook(block: GalleryBlock): GalleryLook {
  const layout = LAYOUTS.find((name) => name === block.layout) ?? 'grid';
  const count = (value: unknown, fallback: number) => Math.round(numberWithin(value, [1, MAX_COLUMNS], fallback));
  const columns = {
    desktop: count(block.columns, COLUMNS.desktop),
    tablet: count(block.columnsTablet, COLUMNS.tablet),
    mobile: count(block.columnsMobile, COLUMNS.mobile),
  };
  const rowHeight = Math.round(numberWithin(block.rowHeight, [80, 600], ROW_HEIGHT_PX));
  const gap = Math.round(numberWithin(block.gap, [0, 80], layout === 'masonry' ? MASONRY_GAP_PX : GAP_PX));
  const ratio = ['natural', 'mixed', ...CROPS].find((name) => name === block.ratio) ?? '3/2';
  const own = layout === 'justified' ? `;--row:${rowHeight}` : '';
  const perDevice = (['desktop', 'tablet', 'mobile'] as const).map((device) => ({
    declarations: `--columns:${columns[device]}`,
    media: builderMedia(device),
  }));
  return {
    layout,
    columns,
    rowHeight,
    ratio,
    rules: [{ declarations: `--gap:${gap}px${own}` }, ...(layout === 'justified' ? [] : perDevice)],
  };
}

/** The aspect ratio that a picture is cropped to, as a CSS value; undefined for its own. */
export function ratioAt({ layout, ratio }: GalleryLook, place: number): string | undefined {
  if (ratio === 'mixed') return MIXED_RATIOS[place % MIXED_RATIOS.length];
  // Justified rows and masonry keep natural ratios; a grid needs one.
  if (ratio === 'natural') return layout === 'grid' ? '3/2' : undefined;
  return ratio;
}

/** Displayed aspect ratio of a picture (width divided by height). */
export function shownProportion(media: Media, ratio: string | undefined): number {
  const [across, down] = ratio ? ratio.split('/').map(Number) : [media.width, media.height];
  return across && down ? Math.min(4, Math.max(0.25, across / down)) : 1.5;
}

/** Column width of a picture, for choosing its file. */
export function pictureSlot({ columns, layout, rowHeight }: GalleryLook, proportion: number, slot: Slot): Slot {
  if (layout !== 'justified')
    return { ...slot, desktop: slot.desktop / columns.desktop, phone: slot.phone / columns.mobile };
  // A justified row grows by about a third to fill the width.
  const width = rowHeight * proportion * 1.33;
  return { ...slot, desktop: Math.min(slot.desktop, width), phone: slot.phone * Math.min(1, width / 360) };
}

import type { HotspotsBlock, Media } from '../../cms/payload-types.ts';
import { type Anchor, anchorOf } from '../../render/links/href.ts';
import { hasPicture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import { numberWithin } from '../../shared/limits/numberWithin.ts';
import { MIDDLE } from './constants.ts';

type Row = NonNullable<HotspotsBlock['spots']>[number];

/** A spot with content, from validated values. */
export interface Spot {
  /** Row of the field. */
  row: number;
  label: string;
  text: string;
  /** % of the picture from its left and its top. */
  x: number;
  y: number;
  icon: string;
  image: Media | undefined;
  linkLabel: string;
  anchor: Anchor | undefined;
}

/** The spots of a block in order, without empty ones. */
export function readSpots({ spots }: HotspotsBlock): Spot[] {
  if (!Array.isArray(spots)) return [];
  return spots.flatMap((row, index) => {
    const spot = readSpot(row ?? {}, index);
    return spot.label || spot.text ? [spot] : [];
  });
}

function readSpot(row: Partial<Row>, index: number): Spot {
  const image = populated<Media>(row.image);
  return {
    row: index,
    label: words(row.label),
    text: words(row.text),
    x: place(row.x, row.fromX === 'right'),
    y: place(row.y, row.fromY === 'bottom'),
    icon: words(row.icon) || 'map-pin',
    image: hasPicture(image) ? image : undefined,
    linkLabel: words(row.linkLabel),
    anchor: anchorOf(row.link),
  };
}

function place(value: unknown, isFromEnd: boolean): number {
  const percent = Math.round(numberWithin(value, [0, 100], MIDDLE) * 10) / 10;
  return isFromEnd ? Math.round((100 - percent) * 10) / 10 : percent;
}

function words(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

import type { GalleryBlock } from '../../cms/payload-types.ts';
import { hasPicture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import type { Media } from '../../render/types.ts';
import { MAX_GROUPS } from './constants.ts';

type Row = NonNullable<GalleryBlock['groups']>[number];

/** A picture of a gallery, with its group. */
export interface GalleryPicture {
  media: Media;
  row: Row;
  /** Index of its group on the filter bar, from 1; 0 for an unnamed group. */
  group: number;
}

/** A group on the filter bar. */
export interface GalleryGroup {
  name: string;
  /** Row of the field with its name. */
  row: number;
  /** Number of its pictures. */
  count: number;
}

export interface ReadGallery {
  pictures: GalleryPicture[];
  /** At least two, or none: then there is nothing to filter. */
  groups: GalleryGroup[];
}

/** The pictures of a gallery in order, and the groups of its filter bar, merged by name. Missing pictures and empty groups are left out. */
export function readGallery(block: GalleryBlock): ReadGallery {
  const groups: GalleryGroup[] = [];
  const pictures = rowsOf(block).flatMap((row, index) => {
    const found = picturesOf(row);
    const group = found.length ? noteGroup(groups, row, index, found.length) : 0;
    return found.map((media) => ({ media, row, group }));
  });
  if (groups.length > 1) return { pictures, groups };
  return { pictures: pictures.map((picture) => ({ ...picture, group: 0 })), groups: [] };
}

function noteGroup(groups: GalleryGroup[], { name }: Row, row: number, count: number): number {
  const shown = typeof name === 'string' ? name.trim() : '';
  if (!shown) return 0;
  const known = groups.findIndex((group) => group.name === shown);
  if (known >= 0) {
    (groups[known] as GalleryGroup).count += count;
    return known + 1;
  }
  return groups.length < MAX_GROUPS ? groups.push({ name: shown, row, count }) : 0;
}

function rowsOf({ groups }: GalleryBlock): Row[] {
  return Array.isArray(groups) ? groups.map((row) => row ?? {}) : [];
}

function picturesOf({ pictures }: Row): Media[] {
  if (!Array.isArray(pictures)) return [];
  return pictures.flatMap((picture) => {
    const media = populated<Media>(picture);
    return hasPicture(media) ? [media] : [];
  });
}

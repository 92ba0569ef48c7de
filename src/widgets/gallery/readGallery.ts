import type { GalleryBlock, Media } from '../../cms/payload-types.ts';
import { hasPicture } from '../../render/Picture.tsx';
import { populated } from '../../render/populated.ts';
import { MOST_GROUPS } from './constants.ts';

type Row = NonNullable<GalleryBlock['groups']>[number];

/** A picture of a gallery, with the group that it stands in. */
export interface GalleryPicture {
  media: Media;
  row: Row;
  /** Number of its group on the bar, from 1; 0 where its group has no name. */
  group: number;
}

/** A choice of the bar. */
export interface GalleryGroup {
  name: string;
  /** Row of the field that its name is shown from. */
  row: number;
  /** How many pictures it has. */
  count: number;
}

export interface ReadGallery {
  pictures: GalleryPicture[];
  /** At least two, or none: then there is nothing to choose. */
  groups: GalleryGroup[];
}

/**
 * The pictures of a gallery in their order and the groups on its bar, of which those of one name are one. Pictures that are missing and
 * groups without any are left out.
 */
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
  return groups.length < MOST_GROUPS ? groups.push({ name: shown, row, count }) : 0;
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

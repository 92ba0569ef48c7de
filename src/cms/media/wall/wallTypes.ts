import { msg } from '../../../shared/studioWords/t.ts';

/** A picture as the studio's chooser shows it. */
export interface WallPicture {
  id: number;
  filename: string;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  isDecorative: boolean;
  tags: readonly string[];
  title: string;
  width: number;
  height: number;
  /** In bytes. */
  filesize: number;
  /** Path of the original. */
  url: string;
  /** Path of a small rendition. */
  thumbnail: string;
  focalX: number;
  focalY: number;
}

/** One page of the wall. */
export interface Wall {
  pictures: WallPicture[];
  /** Number of all pictures found. */
  total: number;
  hasMore: boolean;
  /** All tags there are, those of most pictures first. */
  tags: readonly string[];
}

/** A document that uses a picture. */
export interface PictureUse {
  /** Its title, or the label of the global. */
  title: string;
  /** Label of its collection; absent for a global. */
  kind?: string;
  /** Its path in the studio. */
  href: string;
}

export const WALL_FILTERS = {
  all: msg('All pictures'),
  unused: msg('Used nowhere'),
  undescribed: msg('Without a real description'),
} as const;

export type WallFilter = keyof typeof WALL_FILTERS;

/** Pictures on a page of the wall. */
export const WALL_PAGE = 48;

/** Maximum number of ids in one request. */
export const MAX_SOME = 200;

/** Characters of a search. */
export const MAX_WALL_WORDS = 300;

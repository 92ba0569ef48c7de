import type { LayoutBlock } from '../../../shared/layouts/kind.ts';

/** A rectangle of a section's drawing; CSS gives each tone its opacity. */
export interface Shape {
  tone: 'ground' | 'dark' | 'picture' | 'words' | 'heading' | 'button' | 'frame';
  x: number;
  y: number;
  width: number;
  height: number;
  /** Radius of the corners; of an arch the upper ones alone. */
  radius?: number;
}

/** A ready-made section as the palette offers it. */
export interface Section {
  id: string;
  label: string;
  group: string;
  /** Everyday words for it, for the palette's search. */
  words: string;
  /** Top-level blocks, without ids; missing settings have their defaults. */
  blocks: readonly LayoutBlock[];
  /** A whole page: offered at the top level alone. */
  isPage: boolean;
  /** Slugs of the collections where it is offered; absent: everywhere. */
  onlyIn?: readonly string[];
  drawing: Drawing;
}

/** A small picture of a section, drawn from its blocks. */
export interface Drawing {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

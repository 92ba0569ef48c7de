import type { Place } from '../model/types.ts';

/** What the palette is opened for: a new block at a place, or a block around others. */
export type PaletteRequest = { place: Place } | { wrap: readonly string[] };

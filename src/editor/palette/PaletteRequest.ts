import type { Place } from '../model/types.ts';

/** Purpose of the palette: insert a block at a place, or wrap blocks in one. */
export type PaletteRequest = { place: Place } | { wrap: readonly string[] };

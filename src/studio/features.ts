import type { Block, CollectionConfig } from 'payload';
import { Pages } from '../documents/pages/collection.ts';
import { Posts } from '../documents/posts/collection.ts';
import { Categories, Tags } from '../documents/terms.ts';
import { type PartSettings, partSettings } from '../parts/index.ts';
import { blocks } from '../widgets/index.ts';

/** What editors can change of the features; the studio walks these lists and knows no member by its name. */
export interface StudioFeatures {
  /** The block of every widget, in the order in which editors are offered them. */
  blocks: readonly Block[];
  /** The kinds of document, and the terms that they are sorted by. */
  documents: readonly CollectionConfig[];
  /** What page parts keep beside the documents. */
  parts: readonly PartSettings[];
}

/** Ours. A test gives the studio others. */
export const STUDIO_FEATURES: StudioFeatures = {
  blocks,
  documents: [Pages, Posts, Categories, Tags],
  parts: partSettings,
};

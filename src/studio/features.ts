import type { Block } from 'payload';
import type { DocumentSource } from '../documents/documentSource.ts';
import { DOCUMENTS } from '../documents/index.ts';
import { type PartSettings, partSettings } from '../parts/index.ts';
import { createRegistry, type Registry } from '../shared/registry.ts';
import { blocks } from '../widgets/index.ts';

/** What editors can change of the features; the studio walks these lists and knows no member by its name. */
export interface StudioFeatures {
  /** The block of every widget, in the order in which editors are offered them. */
  blocks: readonly Block[];
  documents: Registry<DocumentSource>;
  /** What page parts keep beside the documents. */
  parts: readonly PartSettings[];
}

/** Ours. A test gives the studio others. */
export const STUDIO_FEATURES: StudioFeatures = {
  blocks,
  documents: createRegistry('kinds of document', DOCUMENTS),
  parts: partSettings,
};

import type { Block } from 'payload';
import { site } from '#site';
import type { DocumentSource } from '../documents/documentSource.ts';
import { DOCUMENTS } from '../documents/index.ts';
import type { OwnLetters } from '../letters/letterhead.ts';
import { type PartSettings, partSettings } from '../parts/index.ts';
import { createRegistry, type Registry } from '../shared/registry.ts';
import { allBlocks } from './siteBlocks.ts';

/** Features that editors can configure; the studio iterates over these lists and refers to no member by name. */
export interface StudioFeatures {
  /** The block of every widget, in palette order. */
  blocks: readonly Block[];
  documents: Registry<DocumentSource>;
  /** Settings that page parts have beside the documents. */
  parts: readonly PartSettings[];
  /** Letters of a site's own, by the names of those that they replace. */
  letters?: OwnLetters | undefined;
}

/** The product's features. Tests pass others. */
export const STUDIO_FEATURES: StudioFeatures = {
  blocks: allBlocks,
  documents: createRegistry('kinds of document', DOCUMENTS),
  parts: partSettings,
  letters: site?.letters,
};

import type { AnyBlock } from '../render/types.ts';
import { msg } from '../shared/studioWords/t.ts';

/** Groups of sections, in the order of the palette. */
export const SECTION_GROUPS = [
  msg('Hero'),
  msg('Columns'),
  msg('Tours'),
  msg('Days'),
  msg('Facts'),
  msg('Gallery'),
  msg('Voices'),
  msg('Questions'),
  msg('Prices'),
  msg('Contact'),
  msg('Letter'),
  msg('Team'),
  msg('Map'),
  msg('Reading'),
  msg('Footer'),
] as const;

export type SectionGroup = (typeof SECTION_GROUPS)[number];

/** Group of the whole pages. */
const WHOLE_PAGES = msg('Whole pages');

/** A ready-made section, or a whole page, as blocks with sample words and without pictures. */
export interface SectionData {
  /** Unique, and never changed: favourites are stored by it. */
  id: string;
  /** As the palette and the tree name it. */
  label: string;
  group: SectionGroup | typeof WHOLE_PAGES;
  /** Everyday names for it in English, French and Arabic, for the palette's search. */
  words: string;
  /** Top-level blocks, written as they are stored; missing settings have their defaults. */
  blocks: readonly AnyBlock[];
  /** Slugs of the collections where it is offered; absent: everywhere. */
  onlyIn?: readonly string[];
}

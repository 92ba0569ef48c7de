import type { Heading } from '../shared/outline/headings.ts';
import type { Registry } from '../shared/registry.ts';
import type { AnyBlock, Layout } from './types.ts';

/** A heading with its source: a block, or a node of a rich text. */
export interface FoundHeading {
  source: object;
  heading: Heading;
}

/** Parts of a page that a block keeps quiet: automatic overlays; with `templates`, also navigation in header and footer. */
export type Quiet = 'overlays' | 'templates';

/**
 * Traits of a block type, read by everything that walks layouts; no reader names a type. Stored content may be damaged: a trait must accept
 * any block with the right type.
 */
export interface BlockTraits<B = AnyBlock> {
  /** The slug of its block type, which is also its folder. */
  name: string;
  /** The child blocks in reading order: those of its slots, and those embedded in its rich text. */
  children?(block: B): AnyBlock[];
  /** Its own searchable text, without that of its children. */
  words?(block: B): string;
  /** Whether its text counts for the reading time. */
  isRunningText?: true;
  /**
   * Its headings in reading order, those of its children included; absent: those of its children.
   * @param inside finds the headings of child blocks
   */
  headings?(block: B, inside: (layout: Layout) => FoundHeading[]): FoundHeading[];
  /** Placeholder for the layout of the page's document, whose headings take its place. */
  showsDocument?: true;
  /** Part whose personal content it shows. Its page is then rendered for each visitor whom the part knows (`personal.ts`). */
  personal?: string;
  /** Set by forms and payment: what the block suppresses on its page (`quiet.ts`). */
  quiet?: Quiet;
  /** Makes it a panel: the name by which links open it. Headings in a panel are not part of the document's outline. */
  panelName?(block: B): string | undefined;
  /** Number of pages when it lists the archive or search of the page; undefined when it does not. */
  countPages?(block: B, data: unknown): number | undefined;
  /** The default block for archives and searches without a template. */
  plainList?: B;
}

/** Looks up the traits of a block type. */
export type Traits = Pick<Registry<BlockTraits>, 'get'>;

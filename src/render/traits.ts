import type { Heading } from '../shared/headings.ts';
import type { Registry } from '../shared/registry.ts';
import type { AnyBlock, Layout } from './types.ts';

/** A heading with the block, or the node of a text, that it is. */
export interface FoundHeading {
  source: object;
  heading: Heading;
}

/** What a block keeps from its page: what opens or floats above it by itself; beside that, what leads away in header and footer. */
export type Quiet = 'overlays' | 'templates';

/**
 * What a kind of block has in common with some others, read by everything that walks layouts; no reader knows a kind by name.
 * Stored content may be damaged: a trait answers for any value whose type is its own.
 */
export interface BlockTraits<B = AnyBlock> {
  /** The slug of its block, which is also its folder. */
  name: string;
  /** The blocks directly inside one, in reading order: those of its slots, and those between the paragraphs of its text. */
  children?(block: B): AnyBlock[];
  /** What it says in words itself, without its children, for the search. */
  words?(block: B): string;
  /** Whether its words are running text, whose reading takes time. */
  isRunningText?: true;
  /**
   * Its headings in reading order, those of its children included; absent, those of its children alone.
   * @param inside finds the headings of blocks that stand in this one
   */
  headings?(block: B, inside: (layout: Layout) => FoundHeading[]): FoundHeading[];
  /** It stands for the layout of the page's own document, whose headings are found in its place. */
  showsDocument?: true;
  /** It shows what a part knows of the visitor: the part's name. Its page is then made for whoever that part knows (`personal.ts`). */
  personal?: string;
  /** It is filled in or paid with care: what it keeps from its page (`quiet.ts`). */
  quiet?: Quiet;
  /** Makes it a panel: the name by which links open it. What stands in a panel is no part of the document's run of headings. */
  panelName?(block: B): string | undefined;
  /** How many pages it has when it lists what the page's address stands for, such as an archive; undefined when it does not. */
  countPages?(block: B, data: unknown): number | undefined;
  /** How it lists what the page's address stands for where no template says it: on archives and searches. */
  plainList?: B;
}

/** Finds the traits of a kind of block by its name. */
export type Traits = Pick<Registry<BlockTraits>, 'get'>;

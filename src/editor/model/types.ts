import type { LayoutBlock } from '../../shared/layouts/kind.ts';

/** A block in the editor's hands; it always has an id. */
export type EditedBlock = LayoutBlock & { id: string };

/** The layout of a document; never changed in place. Blocks that a gesture leaves alone stay the same objects. */
export type Tree = readonly EditedBlock[];

/** Where a block stands, or would be put. */
export interface Place {
  /** Id of the block around it; null at the top of the document. */
  parent: string | null;
  /** Name of the slot of that block; empty at the top. */
  slot: string;
  /** Position among its neighbours, from 0, before anything is taken out. */
  index: number;
}

/** What was done, as the list of steps and the live region say it: `Moved “Heading: Journeys”`. */
export interface Step {
  name: string;
  before: Tree;
  after: Tree;
  selectedBefore: readonly string[];
  selectedAfter: readonly string[];
}

export type Device = 'phone' | 'tablet' | 'desktop';

/** Everything the editor shows, as it is now; replaced whole whenever something changes. */
export interface EditorState {
  tree: Tree;
  /** Ids; the last one is the block whose settings are shown. */
  selected: readonly string[];
  /** The block under the pointer, on the page or in the tree. */
  hovered: string | undefined;
  /** Blocks whose inside the tree does not show. */
  collapsed: ReadonlySet<string>;
  device: Device;
  past: readonly Step[];
  future: readonly Step[];
  /** What the live region says now; a new object each time, so that the same words are said again. */
  announcement: { text: string };
  /** Refusals of the last save, by the id of their block and the path inside it. */
  faults: readonly BlockFault[];
}

export interface BlockFault {
  blockId: string;
  /** Inside the block, with dots; empty when it is about the block itself. */
  path: string;
  message: string;
}

/** The result of a gesture that may be refused: why, in words for the editor. */
export type Outcome = { done: true } | { done: false; why: string };

/** What cannot be taken from a clipboard, in words. */
export interface PasteOutcome {
  pasted: number;
  left: readonly string[];
}

/**
 * The one owner of the layout while it is edited. Every command is one gesture: one step to undo, one announcement, one notification
 * of the subscribers.
 */
export interface Editor {
  subscribe(listener: () => void): () => void;
  getState(): EditorState;

  select(ids: readonly string[]): void;
  hover(id: string | undefined): void;
  toggle(id: string, isCollapsed?: boolean): void;
  show(device: Device): void;

  /** Places a new block of a kind and selects it. */
  insert(slug: string, place: Place): Outcome;
  move(ids: readonly string[], place: Place): Outcome;
  /** One step among its neighbours, into the slot before it, or out behind the block around it. */
  nudge(ids: readonly string[], direction: 'up' | 'down' | 'in' | 'out'): Outcome;
  remove(ids: readonly string[]): Outcome;
  duplicate(ids: readonly string[]): Outcome;
  /** Puts neighbours into a new block of a kind that has slots. */
  wrap(ids: readonly string[], slug: string): Outcome;
  /**
   * Sets values of a block by their path inside it. Changes to the same paths of the same block within a second of each other are
   * one step.
   */
  change(id: string, values: Readonly<Record<string, unknown>>, name?: string): Outcome;
  /** Puts a setting back to its default. */
  reset(id: string, path: string): Outcome;
  /** The settings of the style tab of the block that was copied, as far as the kind has them. */
  pasteStyle(ids: readonly string[], text: string): PasteOutcome;
  /**
   * The blocks as text for the clipboard, from which `clipboardForms` makes what an editor of text shows. Empty when there are none.
   */
  copy(ids: readonly string[]): string;
  paste(text: string, place: Place): PasteOutcome;
  /** Puts another layout in the place of this one as a step of its own, such as work that was not saved, or an older version. */
  replace(tree: Tree, name: string): Outcome;
  undo(): Outcome;
  redo(): Outcome;
  /**
   * Takes a layout that came from elsewhere, such as the server after a save; what has changed since that began is kept by `mergeSaved`.
   * The steps stay: undoing one brings back what was before it, without what the server made of it, which the next save makes again.
   */
  adopt(tree: Tree): void;
  showFaults(faults: readonly BlockFault[]): void;
  announce(text: string): void;
}

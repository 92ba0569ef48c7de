import type { LayoutBlock } from '../../shared/layouts/kind.ts';
import type { StructureRights } from '../../shared/layouts/structure.ts';

/** A block in the editor; it always has an id. */
export type EditedBlock = LayoutBlock & { id: string };

/** The layout of a document; immutable. Blocks untouched by an edit stay the same objects. */
export type Tree = readonly EditedBlock[];

/** Position of a block, or an insertion point. */
export interface Place {
  /** Id of the parent block; null at the top of the document. */
  parent: string | null;
  /** Name of the parent's slot; empty at the top. */
  slot: string;
  /** Index among its siblings, from 0, before anything is removed. */
  index: number;
}

/** What is said to screen readers, and shown. */
export interface Announcement {
  text: string;
  /** Whether it is seen anyway, such as which text is being edited: it is not shown beside the page. */
  isQuiet?: boolean;
}

/** An undo step, named as the history and the live region say it: `Moved “Heading: Journeys”`. */
export interface Step {
  name: string;
  before: Tree;
  after: Tree;
  selectedBefore: readonly string[];
  selectedAfter: readonly string[];
}

/** What others have changed in the layout, for the steps of the history: each holds whole layouts, of the time at which it was done. */
export interface OthersChanges {
  /** Others have changed the first layout to the second. */
  add(from: Tree, to: Tree): void;
  /** The step was done, or continued, now: it holds what others have changed until now. */
  note(step: Step): void;
  /** The step with what others have changed since it was done, which undoing it must not take back; the step itself if that is nothing. */
  carry(step: Step): Step;
}

/** Blocks that are inserted at once, under one name. */
export interface InsertedSection {
  label: string;
  /** Without ids; missing settings get their defaults. */
  blocks: readonly LayoutBlock[];
}

export type Device = 'phone' | 'tablet' | 'desktop';

/** The editor's state; immutable, replaced on every change. */
export interface EditorState {
  tree: Tree;
  /** Selected ids; the inspector shows the last one. */
  selected: readonly string[];
  /** The hovered block, on the page or in the tree. */
  hovered: string | undefined;
  /** Blocks that are collapsed in the tree. */
  collapsed: ReadonlySet<string>;
  device: Device;
  /** Scale of the page; undefined: it fits its pane. */
  zoom: number | undefined;
  /** Whether the page reacts as to a visitor, and nothing on it is edited. */
  isInteractive: boolean;
  past: readonly Step[];
  future: readonly Step[];
  /** Text of the live region; a new object each time, so that the same text is announced again. */
  announcement: Announcement;
  /** Validation errors of the last save, by block id and path. */
  faults: readonly BlockFault[];
  /** Number of open comments, by block id. */
  comments: ReadonlyMap<string, number>;
  /** What would be found in blocks before the page is published. */
  notes: readonly BlockFault[];
}

export interface BlockFault {
  blockId: string;
  /** Path inside the block, dotted; empty for the block itself. */
  path: string;
  message: string;
}

/** Result of a command that may be refused, with the reason for the editor. */
export type Outcome = { done: true } | { done: false; why: string };

/** Result of pasting, with what was dropped, as text. */
export interface PasteOutcome {
  pasted: number;
  left: readonly string[];
}

/**
 * The store of the layout while it is edited. Every command is one undo step, one announcement, one notification of the
 * subscribers.
 */
export interface Editor {
  /** Whether every change is refused: the UI should offer none. */
  readonly isReadOnly: boolean;
  /** Rights to change the structure; none in a read-only document. */
  readonly rights: StructureRights;
  subscribe(listener: () => void): () => void;
  getState(): EditorState;

  select(ids: readonly string[]): void;
  hover(id: string | undefined): void;
  toggle(id: string, isCollapsed?: boolean): void;
  show(device: Device): void;
  /** Sets how the page is looked at. */
  look(how: Partial<Pick<EditorState, 'isInteractive' | 'zoom'>>): void;

  /** Inserts a new block of a kind and selects it. */
  insert(slug: string, place: Place): Outcome;
  /** Inserts the blocks of a section or a whole page and selects the first. */
  insertSection(section: InsertedSection, place: Place): Outcome;
  /** Replaces blocks by those of a section. */
  putInstead(ids: readonly string[], section: InsertedSection): Outcome;
  move(ids: readonly string[], place: Place): Outcome;
  /** Moves one step among siblings, into the previous sibling's slot, or out after the parent. */
  nudge(ids: readonly string[], direction: 'up' | 'down' | 'in' | 'out'): Outcome;
  remove(ids: readonly string[]): Outcome;
  duplicate(ids: readonly string[]): Outcome;
  /** Wraps siblings in a new block of a kind with slots. */
  wrap(ids: readonly string[], slug: string): Outcome;
  /**
   * Sets values of a block by path. Changes to the same paths of the same block within a second of each other are
   * merged into one step.
   */
  change(id: string, values: Readonly<Record<string, unknown>>, name?: string): Outcome;
  /** Names a block for the tree; an empty name restores that of its kind. */
  rename(id: string, name: string): Outcome;
  /** Resets a setting to its default. */
  reset(id: string, path: string): Outcome;
  /** Pastes the style-tab settings of the copied block, as far as the kind has them. */
  pasteStyle(ids: readonly string[], text: string): PasteOutcome;
  /** Serializes blocks for the clipboard; `clipboardForms` creates the clipboard formats from it. Empty when there are none. */
  copy(ids: readonly string[]): string;
  paste(text: string, place: Place): PasteOutcome;
  /** Replaces the layout as an undo step of its own, for example with recovered work or an older version. */
  replace(tree: Tree, name: string): Outcome;
  undo(): Outcome;
  redo(): Outcome;
  /** Puts steps of an earlier window before those of this one; their last one leads to the layout as loaded. */
  resume(past: readonly Step[], future: readonly Step[]): void;
  /** The steps as undoing and redoing them would be now, with what others have changed since. */
  history(): Pick<EditorState, 'past' | 'future'>;
  /**
   * Merges an external layout, such as the server's after a save; concurrent edits are kept (`mergeSaved`). The history
   * stays: undoing a step restores its previous tree, without the server's changes, which the next save makes again.
   * @param createOthers for a layout with changes of others: undoing does not take those back
   */
  adopt(tree: Tree, createOthers?: () => OthersChanges): void;
  showFaults(faults: readonly BlockFault[]): void;
  noteComments(comments: ReadonlyMap<string, number>): void;
  showNotes(notes: readonly BlockFault[]): void;
  announce(text: string, isQuiet?: boolean): void;
}

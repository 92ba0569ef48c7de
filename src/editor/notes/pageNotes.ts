/** A remark about the page while it is edited: what would be found before it is published. */
export interface PageNote {
  /** Identifies it as long as its cause exists. */
  key: string;
  says: string;
  /** Fix, as a sentence. */
  todo: string;
  /** Whether the page cannot be published with it. */
  isBlocking: boolean;
  /** Id of the block that it is about; undefined for the page itself. */
  block?: string | undefined;
  /** Path of a field of the document, where it is in no block. */
  field?: string | undefined;
}

/** Origin of notes: the rules that judge the rendered page, or what is measured on the page in the canvas. */
export type NoteSource = 'judged' | 'measured';

/** Event of the studio's window that opens all notes. */
export const OPEN_NOTES = 'rihla-notes';

const NONE: readonly PageNote[] = [];
const bySource: Record<NoteSource, readonly PageNote[]> = { judged: NONE, measured: NONE };
let changed: readonly string[] = [];
const listeners = new Set<() => void>();

/** Replaces the notes of a source about the open document. */
export function tellNotes(source: NoteSource, notes: readonly PageNote[]): void {
  if (notes.length === 0 && bySource[source].length === 0) return;
  bySource[source] = notes;
  for (const listener of [...listeners]) listener();
}

/** The present notes of a source; the same list until they change. */
export function notesOf(source: NoteSource): readonly PageNote[] {
  return bySource[source];
}

/** Tells which blocks were changed since they were judged: their notes may no longer be so. */
export function tellChanged(blocks: readonly string[]): void {
  if (blocks.join() === changed.join()) return;
  changed = blocks;
  for (const listener of [...listeners]) listener();
}

/** Ids of the blocks that were changed since they were judged; the same list until they change. */
export function changedSinceJudged(): readonly string[] {
  return changed;
}

/** Calls a listener after each change of the notes; returns a function that stops it. */
export function watchNotes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Opens the list of all notes.
 * @param block id of the block whose notes come first
 */
export function openNotes(block?: string): void {
  window.dispatchEvent(new CustomEvent(OPEN_NOTES, { detail: block }));
}

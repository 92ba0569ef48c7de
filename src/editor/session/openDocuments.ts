import type { Values } from '../../shared/isObject.ts';

/** Events of a document open in this window. */
export type SessionEvent =
  /** This window has saved it, automatically or not; with the saved document. */
  | { type: 'saved'; document: Values; isAutomatic: boolean }
  /** A save was refused, because another user has saved the document. */
  | { type: 'stale'; isAutomatic: boolean }
  /** Another user's version was merged into the form; with the server's document. */
  | { type: 'rebased'; document: Values }
  /** It was deleted, and this window's values were saved as another document. */
  | { type: 'moved'; document: Values };

/** A document open in this window, and the version that its form is based on. */
export interface OpenDocument {
  /** `updatedAt` of the version; undefined for one that was never saved. */
  version: string | undefined;
  /** Counts merges of another user's versions into the form. */
  rebases: number;
  /** Counts forms of it opened in this window. */
  openings: number;
  /** Settles when no save of this window is in flight. */
  pending: Promise<unknown>;
  isSaving: boolean;
  listeners: Set<(event: SessionEvent) => void>;
}

const open = new Map<string, OpenDocument>();

/** Gets or creates the open document of a name (`pages/7`, `globals/site`, `pages/` for a new one). */
export function openDocument(name: string): OpenDocument {
  let found = open.get(name);
  if (!found) {
    found = {
      version: undefined,
      rebases: 0,
      openings: 0,
      pending: Promise.resolve(),
      isSaving: false,
      listeners: new Set(),
    };
    open.set(name, found);
  }
  return found;
}

/** A form of the document was opened, based on a version: saves of an earlier form are not in it. */
export function beginDocument(document: OpenDocument, version: string | undefined): void {
  document.version = version;
  document.openings += 1;
}

/** The form is closed: later saves of the document, such as from a list, are not based on its version. */
export function endDocument(document: OpenDocument): void {
  const { openings } = document;
  // The closing form's last save is requested in the same tick.
  setTimeout(async () => {
    await document.pending;
    if (document.openings === openings) document.version = undefined;
  });
}

/** The open document of a name, if this window ever had a form of it. */
export function findDocument(name: string): OpenDocument | undefined {
  return open.get(name);
}

/** Sends an event to all listeners of an open document. */
export function tellDocument({ listeners }: OpenDocument, event: SessionEvent): void {
  for (const listener of [...listeners]) listener(event);
}

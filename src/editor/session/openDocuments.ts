import type { Values } from '../../shared/isObject.ts';

/** What happens to a document that is open in this window. */
export type SessionEvent =
  /** This window has saved it, by itself or because somebody asked; with what the server has made of it. */
  | { type: 'saved'; document: Values; isAutomatic: boolean }
  /** A save was refused, since somebody else has saved it. */
  | { type: 'stale'; isAutomatic: boolean }
  /** What somebody else has saved is in the form now; with what the server has. */
  | { type: 'rebased'; document: Values }
  /** What this window holds is stored as another document, with what the server has made of it: it was deleted. */
  | { type: 'moved'; document: Values };

/** A document that is open in this window, and the version that its form began from. */
export interface OpenDocument {
  /** `updatedAt` of the version; undefined for one that was never saved. */
  version: string | undefined;
  /** Raised when the form takes over a version of somebody else's. */
  rebases: number;
  /** Raised when a form of it is opened in this window. */
  openings: number;
  /** Settles when no save of this window is under way. */
  pending: Promise<unknown>;
  isSaving: boolean;
  listeners: Set<(event: SessionEvent) => void>;
}

const open = new Map<string, OpenDocument>();

/** The open document of a name (`pages/7`, `globals/site`, `pages/` for a new one); made when it is first asked for. */
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

/** A form of the document has been opened anew, from a version: what an earlier one still saves is not in it. */
export function beginDocument(document: OpenDocument, version: string | undefined): void {
  document.version = version;
  document.openings += 1;
}

/** The form is closed: what else saves the document from now on, such as a list, has not begun from its version. */
export function endDocument(document: OpenDocument): void {
  const { openings } = document;
  // What the form still saves as it goes is asked for in the same turn.
  setTimeout(async () => {
    await document.pending;
    if (document.openings === openings) document.version = undefined;
  });
}

/** The open document of a name, if a form of this window has ever had it. */
export function findDocument(name: string): OpenDocument | undefined {
  return open.get(name);
}

export function tellDocument({ listeners }: OpenDocument, event: SessionEvent): void {
  for (const listener of [...listeners]) listener(event);
}

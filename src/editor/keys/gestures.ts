/** Something that the open editor can do now, as the search over the studio offers it. */
export interface Gesture {
  label: string;
  /** Synonyms by which it is found. */
  words?: string;
  /** Its shortcut, as text; empty without one. */
  keys: string;
  choose: () => void;
}

/** Event of the studio's window that opens the search over gestures, screens and documents. */
export const OPEN_GO_TO = 'rihla-go-to';

type ListGestures = () => Promise<readonly Gesture[]>;

let list: ListGestures | undefined;

/**
 * Offers the gestures of the open editor to the search over the studio.
 * @returns withdraws them
 */
export function offerGestures(offered: ListGestures): () => void {
  list = offered;
  return () => {
    if (list === offered) list = undefined;
  };
}

/** Gestures of the open editor; none where no layout is edited. */
export async function readGestures(): Promise<readonly Gesture[]> {
  return (await list?.()) ?? [];
}

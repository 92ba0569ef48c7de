/** Somebody who has a document open. */
export interface Present {
  name: string;
  /** Whether it is another window of whoever asks. */
  isSelf: boolean;
  /** Since when, in ms. */
  since: number;
}

/** What a window that edits a document is told. */
export interface PresenceAnswer {
  others: Present[];
  /** The version that is stored; null for settings that were never saved. */
  updatedAt: string | null;
}

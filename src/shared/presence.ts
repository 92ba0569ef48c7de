/** Presence: a user who has a document open. */
export interface Present {
  name: string;
  /** Whether it is another window of the same user. */
  isSelf: boolean;
  /** Opened at, epoch ms. */
  since: number;
}

/** Response of the presence endpoint. */
export interface PresenceAnswer {
  others: Present[];
  /** Stored version of the document; null for globals that were never saved. */
  updatedAt: string | null;
}

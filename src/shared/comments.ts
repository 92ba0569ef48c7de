/** Longest comment, in characters. */
export const MAX_COMMENT_LENGTH = 2000;

/** A comment, or an answer to one. */
export interface ShownComment {
  id: number;
  /** Name of its account; empty when that is gone. */
  by: string;
  /** ISO date-time. */
  at: string;
  text: string;
}

/** A comment on a block, with its answers. */
export interface CommentThread extends ShownComment {
  /** Id of the block, which it keeps wherever it is moved. */
  block: string;
  /** Who resolved it, by name; undefined while it is open. */
  resolvedBy: string | undefined;
  answers: readonly ShownComment[];
}

/** All comments of a document, oldest first. */
export interface DocumentComments {
  threads: readonly CommentThread[];
  /** Names by which accounts can be named after an `@`. */
  people: readonly string[];
}

import { msg } from '../../shared/studioWords/t.ts';

/** The collection of drafts that were sent for review. */
export const REVIEW_REQUESTS = 'review-requests';

/** States of a review: the editor or the author has to act. */
export const REVIEW_STATES = { waiting: msg('Waits for an editor'), returned: msg('Sent back') } as const;
export type ReviewState = keyof typeof REVIEW_STATES;

/** Longest note of an author, and answer of an editor. */
export const MAX_NOTE_LENGTH = 2000;

/** A review as the studio's form shows it. */
export interface ShownReview {
  /** Undefined: the draft was not sent for review, or is published. */
  state: ReviewState | undefined;
  note: string;
  sender: string;
  answer: string;
  answeredBy: string;
  /** Action for the reader. */
  may: 'send' | 'answer' | undefined;
}

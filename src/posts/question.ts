import type { Notice } from './notice.ts';
import type { Missing, PostContext, RateLimit } from './post.ts';

/** What a question is answered with: data for a script, or a page for whoever opens the address. */
export type Answer = { kind: 'data'; body: object } | { kind: 'notice'; notice: Notice } | Missing;

/**
 * An address of a part that is asked with GET and answered anew each time, since the answer is for one visitor: a token, a page that
 * asks for a confirmation. What is the same for everybody is a file or a fragment.
 */
export interface Question {
  /** Pattern of the address, as in `/subscription/:token/`. */
  path: string;
  rateLimit: RateLimit;
  /** Whether it belongs to public pages, so that a process of the studio alone does without it. */
  isOfPages: boolean;
  /** @throws only what nobody who asks can do anything about: it becomes a 500 */
  answer(context: PostContext): Promise<Answer>;
}

import type { Notice } from './notice.ts';
import type { Missing, PostContext, RateLimit } from './post.ts';

/** A file for this visitor, to be kept. */
export interface FileAnswer {
  kind: 'file';
  /** As it is kept. */
  name: string;
  /** As `content-type` names it. */
  type: string;
  body: string;
}

/** The visitor is led on, to a path of this site. */
export interface LedOn {
  kind: 'to';
  to: string;
  headers?: Readonly<Record<string, string | string[]>>;
}

/** A whole page that is not in the site's look, such as one to be printed. No cache keeps it, and no search finds it. */
export interface PageAnswer {
  kind: 'page';
  html: string;
  /** What it may load and run. */
  contentSecurityPolicy: string;
}

/** What a question is answered with: data for a script, a file, or a page for whoever opens the address. */
export type Answer =
  | { kind: 'data'; body: object }
  | { kind: 'notice'; notice: Notice }
  | FileAnswer
  | LedOn
  | Missing
  | PageAnswer;

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

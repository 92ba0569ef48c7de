import type { Payload } from 'payload';
import type { Translate } from '../shared/messages/index.ts';
import type { Notice } from './notice.ts';

/** What is wrong with single fields, in words for whoever filled them in. */
export type Faults<Field extends string = string> = Partial<Record<Field, string>>;

/** What was typed into the fields, as text, to be given back with what is wrong with it. */
export type Typed = Readonly<Record<string, string | readonly string[]>>;

/** What a post may use to do its work. */
export interface PostContext {
  payload: Payload;
  /** Parameters of the address. */
  params: Readonly<Record<string, string>>;
  /** What stands behind the question mark of the address. */
  query: URLSearchParams;
  /** What the visitor's browser has kept for this site, by name. */
  cookies: Readonly<Record<string, string>>;
  /** What the visitor's browser calls itself; empty when it says nothing. */
  browser: string;
  /** Tells visitors apart for limits: an IPv4 address, or the /64 network of an IPv6 address. Nothing keeps it. */
  visitor: string;
  now: Date;
  /** The words of the visitor's language. */
  t: Translate;
  /** The path under which visits of this one are counted; see `src/pages/countedPath.ts`. */
  countedPath(path: string): Promise<string>;
  /** The rules of the site's fonts, for a page that stands by itself. */
  fontFaces: string;
  /** A page in the site's look, to be sent to this visitor alone. */
  showNotice(notice: Notice): Promise<FormPage>;
  /**
   * A page of this site, to be sent to this visitor alone, with a form on it as it was filled in.
   * @param path as it was sent; undefined comes back where there is no such page
   */
  showAnswered(path: string, answered: Answered): Promise<FormPage | undefined>;
}

/** What a page is told that shows a form again. */
export interface Answered {
  /** Whose form it is. */
  part: string;
  /** Which of the part's entries it was sent to. */
  id: number;
  typed: Typed;
  /** What is wrong, in words, by the names of fields. */
  faults: Readonly<Record<string, string>>;
  /** What is wrong with the whole of it. */
  message?: string | undefined;
}

/** How often one visitor may send, per minute. Posts whose limits have one name share it. */
export interface RateLimit {
  name: string;
  max: number;
}

/**
 * It was done. Without script the visitor is led to `to`, a path of this site, or to `away`, or shown the notice; with script, `to`, `away` and `html`
 * are told to it.
 */
export interface Done {
  kind: 'done';
  to?: string;
  /** A whole address of somebody else, to whom the page's policy lets forms lead (`needs.use` with `forms`). */
  away?: string;
  /** Shown to a browser without script that is led nowhere. */
  notice?: Notice;
  /** Markup that script puts in place of the form. */
  html?: string;
  /** What script is told beside. */
  data?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string | string[]>>;
}

/** It was not done, because of what single fields hold. */
export interface Refused<Field extends string = string> {
  kind: 'refused';
  faults: Faults<Field>;
}

/** There is nothing at this address, or not what the fields name. */
export interface Missing {
  kind: 'missing';
}

/** The body is none that a form or a script of ours would send; nobody who fills in a form can do anything about it. */
export interface Unreadable {
  kind: 'unreadable';
  reason: string;
}

/** It was not looked at: too much came at once. What was typed is kept. */
export interface TooOften {
  kind: 'too-often';
  /** Until it may be sent again, at least 1. */
  seconds: number;
}

/** It was not stored, since there is no room for it. What was typed is kept. */
export interface NoRoom {
  kind: 'no-room';
  /** What happened and what to do, in the visitor's words. */
  message: string;
}

export type Outcome<Field extends string = string> = Done | Missing | Refused<Field> | TooOften | NoRoom;

/** A whole page that holds the form again. */
export interface FormPage {
  html: string;
  headers: Readonly<Record<string, string | string[]>>;
}

/** A form that is shown again: what was typed, and what is wrong with it. */
export interface FormState<Field extends string = string> {
  typed: Typed;
  faults: Faults<Field>;
  /** What is wrong with none of its fields, in the visitor's words. */
  message?: string;
}

/** One address that takes what a visitor sends, as the server sees it. Made by {@link definePost}. */
export interface Post {
  /** Pattern of the address, as in `/claim/:token/`. */
  path: string;
  rateLimit: RateLimit;
  /** Largest body, in bytes. */
  maxBytes: number;
  /** Largest body of a form with files; absent where none are taken. */
  maxFileBytes?: number;
  /** Whether pages of other sites, and programs, may send too. */
  isForAnybody: boolean;
  /** Whether it is refused while the process is overloaded. */
  isDear: boolean;
  /** Whether it belongs to public pages, so that a process of the studio alone does without it. */
  isOfPages: boolean;
  /** Whether there is anything at this address now; asked before a body with files is read. */
  isThere?(context: PostContext): boolean | Promise<boolean>;
  /** @param body what JSON holds, or the fields of a form; undefined when the request has no body */
  take(
    body: unknown,
    context: PostContext,
  ): Promise<Missing | Done | Unreadable | ((Refused | TooOften | NoRoom) & { typed: Typed })>;
  /** The page for a visitor without script whose fields were refused; absent where only script sends. */
  renderForm?: (state: FormState, context: PostContext) => FormPage | Promise<FormPage>;
}

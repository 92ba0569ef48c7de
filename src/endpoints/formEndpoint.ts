import type { Payload } from 'payload';
import type { LocaleCode } from '../shared/locales.ts';
import type { Translate } from '../shared/messages/index.ts';
import type { FontChoice } from '../styles/fonts/own/ownFontFaces.ts';
import type { Notice } from './notice.ts';

/** Validation errors by field, as messages for the visitor. */
export type Faults<Field extends string = string> = Partial<Record<Field, string>>;

/** Field values as text, to be shown again with the errors. */
export type Typed = Readonly<Record<string, string | readonly string[]>>;

/** Request data and services for an endpoint. */
export interface EndpointContext {
  payload: Payload;
  /** Path parameters. */
  params: Readonly<Record<string, string>>;
  /** Query of the URL. */
  query: URLSearchParams;
  /** Cookies by name. */
  cookies: Readonly<Record<string, string>>;
  /** User-Agent; empty when absent. */
  browser: string;
  /** Client key for rate limits: an IPv4 address, or the /64 network of an IPv6 address. Never stored. */
  visitor: string;
  now: Date;
  /** The language of the page that the visitor came from. */
  locale: LocaleCode;
  /** Translations for that language. */
  t: Translate;
  /** The path under which views of a page are counted; see `src/pages/paths/countedPath.ts`. */
  countedPath(path: string): Promise<string>;
  /** `@font-face` rules for a standalone page in a language and the site's typefaces. */
  fontFacesOf(page: FontChoice): string;
  /** Renders a notice page in the site's look, for this visitor alone. */
  showNotice(notice: Notice): Promise<FormPage>;
  /**
   * Renders a page of this site for this visitor alone, with a form as it was filled in.
   * @param path raw path; the result is undefined where there is no such page
   */
  showAnswered(path: string, answered: Answered): Promise<FormPage | undefined>;
}

/** Data of a form that is shown again. */
export interface Answered {
  /** Name of the form's part. */
  part: string;
  /** Id of the part's entry that it was sent to. */
  id: number;
  typed: Typed;
  /** Validation errors by field. */
  faults: Readonly<Record<string, string>>;
  /** Error message for the whole form. */
  message?: string | undefined;
}

/** Rate limit per visitor and minute. Endpoints with the same limit name share one counter. */
export interface RateLimit {
  name: string;
  max: number;
}

/**
 * Success. Without script the visitor is redirected to `to`, a path of this site, or to `away`, or sees the notice; script gets `to`, `away` and
 * `html` as JSON.
 */
export interface Done {
  kind: 'done';
  to?: string;
  /** Absolute URL of another site, which the page's CSP must allow as a form target (`needs.use` with `forms`). */
  away?: string;
  /** Shown to a browser without script when there is no redirect. */
  notice?: Notice;
  /** HTML with which script replaces the form. */
  html?: string;
  /** Further data for script. */
  data?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string | string[]>>;
}

/** Validation failed in single fields. */
export interface Refused<Field extends string = string> {
  kind: 'refused';
  faults: Faults<Field>;
}

/** 404: there is nothing at this URL, or what the fields refer to does not exist. */
export interface Missing {
  kind: 'missing';
}

/** Malformed body, which no form or script of ours would send; a visitor cannot fix it. */
export interface Unreadable {
  kind: 'unreadable';
  reason: string;
}

/** Rate limited, not processed. What was typed is kept. */
export interface TooOften {
  kind: 'too-often';
  /** Seconds until a retry, at least 1. */
  seconds: number;
}

/** Not stored, since the storage is full. What was typed is kept. */
export interface NoRoom {
  kind: 'no-room';
  /** Message with the fix, for the visitor. */
  message: string;
}

export type Outcome<Field extends string = string> = Done | Missing | Refused<Field> | TooOften | NoRoom;

/** A whole page with the form. */
export interface FormPage {
  html: string;
  headers: Readonly<Record<string, string | string[]>>;
}

/** A form that is shown again: field values and errors. */
export interface FormState<Field extends string = string> {
  typed: Typed;
  faults: Faults<Field>;
  /** Error message for the whole form. */
  message?: string;
}

/** A form endpoint as the server sees it. Created by {@link defineFormEndpoint}. */
export interface FormEndpoint {
  /** URL pattern, as in `/claim/:token/`. */
  path: string;
  rateLimit: RateLimit;
  /** Maximum body size, in bytes. */
  maxBytes: number;
  /** Maximum body size with files; absent where none are accepted. */
  maxFileBytes?: number;
  /** Whether cross-site requests and programs are allowed. */
  isForAnybody: boolean;
  /** Whether it is expensive, and refused while the process is overloaded. */
  isExpensive: boolean;
  /** Whether it belongs to public pages, so that a studio-only process leaves it out. */
  isOfPages: boolean;
  /** Whether the endpoint exists now; called before a body with files is read. */
  isThere?(context: EndpointContext): boolean | Promise<boolean>;
  /** @param body parsed JSON, or the fields of a form; undefined without a body */
  take(
    body: unknown,
    context: EndpointContext,
  ): Promise<Missing | Done | Unreadable | ((Refused | TooOften | NoRoom) & { typed: Typed })>;
  /** Renders the page for a visitor without script after a validation error; absent where only scripts send. */
  renderForm?: (state: FormState, context: EndpointContext) => FormPage | Promise<FormPage>;
}

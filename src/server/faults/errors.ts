import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { createTranslate, type PlainKey } from '../../shared/messages/index.ts';
import { msg, type Values } from '../../shared/studioWords/t.ts';
import { inEnglish } from '../../shared/studioWords/tSaid.ts';

/** A message of the catalogue with its values. */
type Spoken = readonly [key: PlainKey, values: Readonly<Record<string, number>>];

/** A message of the studio's catalogue with its values. */
type StudioSpoken = readonly [message: string, values: Values];

/**
 * An expected failure, whose message may be shown to the client. One function below per kind; each has a status and a permanent id.
 */
export class ServerError extends Error {
  readonly status: number;
  readonly id: string;
  /** Whether it is logged: false for client errors. */
  readonly isReported: boolean;
  /** Retry-After, in seconds. */
  readonly retryAfter: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** For visitors, in each language; absent for what only clients of the API, scripts and staff meet. */
  readonly spoken: Spoken | undefined;
  /** For staff, in the languages of the studio; absent for what only visitors, clients of the API and scripts meet. */
  readonly toStaff: StudioSpoken | undefined;

  constructor(message: string, facts: ServerErrorFacts) {
    super(message, { cause: facts.cause });
    this.name = 'ServerError';
    this.status = facts.status;
    this.id = facts.id;
    this.isReported = facts.isReported ?? false;
    this.retryAfter = facts.retryAfter;
    this.headers = facts.headers ?? {};
    this.spoken = facts.spoken;
    this.toStaff = facts.toStaff;
  }
}

export interface ServerErrorFacts {
  status: number;
  id: string;
  isReported?: boolean;
  retryAfter?: number;
  headers?: Record<string, string>;
  cause?: unknown;
  spoken?: Spoken;
  toStaff?: StudioSpoken;
}

const t = createTranslate(DEFAULT_LOCALE);

/** A failure that visitors meet on a page. */
function spoken(key: PlainKey, facts: Omit<ServerErrorFacts, 'spoken'>, values: Spoken[1] = {}): ServerError {
  return new ServerError(t(key, values), { ...facts, spoken: [key, values] });
}

/** A failure that staff meet in the studio. @param message marked for its catalogue */
function toStaff(message: string, facts: Omit<ServerErrorFacts, 'toStaff'>, values: Values = {}): ServerError {
  return new ServerError(inEnglish(message, values), { ...facts, toStaff: [message, values] });
}

/** A failure of our own that nothing else describes. */
export function internalError(): ServerError {
  return spoken('fault.internal', { status: 500, id: 'internal_error', isReported: true });
}

/** The request URL is longer than `limit` bytes. */
export function urlTooLong(limit: number): ServerError {
  return spoken('fault.urlTooLong', { status: 414, id: 'url_too_long' }, { limit });
}

/** The request URL has invalid percent-encoding. */
export function badUrl(): ServerError {
  return spoken('fault.badUrl', { status: 400, id: 'bad_url' });
}

/** The path has segments such as `..`, or an encoding that servers read differently. */
export function ambiguousPath(): ServerError {
  return spoken('fault.ambiguousPath', { status: 400, id: 'ambiguous_path' });
}

/** The request has more than one Host. */
export function severalHosts(): ServerError {
  return new ServerError('The request names more than one host. Send one Host header.', {
    status: 400,
    id: 'several_hosts',
  });
}

/** A POST with a method override to GET whose body is not a form-encoded query. */
export function unreadableOverride(): ServerError {
  return new ServerError('A POST that stands for a GET brings its query as application/x-www-form-urlencoded.', {
    status: 415,
    id: 'unreadable_override',
  });
}

/** The body is larger than `limit` bytes, and only signed-in staff may send more. */
export function bodyForStaff(limit: number): ServerError {
  return toStaff(
    msg('The request is larger than {limit} bytes. Sign in to the studio to send more.'),
    { status: 413, id: 'body_for_staff' },
    { limit },
  );
}

/** The body is larger than anybody may send. */
export function bodyTooLarge(limit: number): ServerError {
  return toStaff(
    msg('The request is larger than {limit} bytes. Send less at once.'),
    { status: 413, id: 'body_too_large' },
    { limit },
  );
}

/** The body has no Content-Length. */
export function lengthRequired(): ServerError {
  return new ServerError('The request does not say how long it is. Send it with a Content-Length header.', {
    status: 411,
    id: 'length_required',
  });
}

/** Malformed body, which no form or script of this site sends; `reason` says why. */
export function unreadableBody(reason: string): ServerError {
  return new ServerError(`The request cannot be read. ${reason}`, { status: 400, id: 'unreadable_body' });
}

/** The endpoint does not accept this content type. */
export function unsupportedBody(): ServerError {
  return new ServerError('This address takes JSON or a form without files.', { status: 415, id: 'unsupported_body' });
}

/** Validation errors for a script of this site, by field. */
export function wrongFields(faults: Readonly<Record<string, string | undefined>>): ServerError {
  const list = Object.entries(faults).map(([name, fault]) => `${name}: ${fault}`);
  return new ServerError(`The request holds fields that cannot be used. ${list.join(' ')}`, {
    status: 400,
    id: 'wrong_fields',
  });
}

/** The response, or the request body, was not ready in time. */
export function requestTooSlow(): ServerError {
  return spoken('fault.tooSlow', {
    status: 503,
    id: 'request_too_slow',
    isReported: true,
    retryAfter: 5,
  });
}

/** An upload stalled or is too slow. */
export function uploadTooSlow(): ServerError {
  return spoken('fault.uploadTooSlow', {
    status: 408,
    id: 'upload_too_slow',
  });
}

/** The endpoint exists, but not for this method; `allow` lists the allowed ones. */
export function methodNotAllowed(allow: readonly string[]): ServerError {
  const methods = allow.join(', ');
  return new ServerError(`This address only takes ${methods}.`, {
    status: 405,
    id: 'method_not_allowed',
    headers: { allow: methods },
  });
}

/** Not found, or the client may not know that it exists. */
export function notFound(): ServerError {
  return spoken('fault.nothingHere', { status: 404, id: 'not_found' });
}

/** Only signed-in staff may do this. */
export function notSignedIn(): ServerError {
  return toStaff(msg('You are not signed in. Sign in to the studio and try again.'), {
    status: 401,
    id: 'not_signed_in',
  });
}

/** The request needs the nonce of a page that was rendered for signed-in staff. */
export function notAnEditor(): ServerError {
  return toStaff(msg('Only an editor may do this. Sign in to the studio, load the page again and try once more.'), {
    status: 403,
    id: 'not_an_editor',
  });
}

/**
 * Cross-site request.
 * @param publicUrl origin at which the same can be done, when that helps
 */
export function foreignOrigin(publicUrl?: string): ServerError {
  const facts = { status: 403, id: 'foreign_origin' };
  if (!publicUrl) return toStaff(msg('This request came from another site and was refused.'), facts);
  return toStaff(msg('This request came from another site and was refused. Open the studio at {url}.'), facts, {
    url: `${publicUrl}/admin`,
  });
}

/** The first account can only be created through the one-time link. */
export function firstAccountByLink(): ServerError {
  return toStaff(msg('The studio has no account yet. Open the one-time link that the start command printed.'), {
    status: 403,
    id: 'first_account_by_link',
  });
}

/** Rate limit of a visitor; retry after `seconds`. Without a stack trace: it is not logged, and would be most of what a refusal costs. */
export function tooManyRequests(seconds: number): ServerError {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return spoken('fault.tooMany', { status: 429, id: 'too_many_requests', retryAfter: seconds }, { seconds });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Overload; the request was not started. */
export function busy(): ServerError {
  return spoken('fault.busy', {
    status: 503,
    id: 'busy',
    retryAfter: 5,
  });
}

/** The database is unreachable, and the request needs it. The caller reports it to the log. */
export function databaseAway(cause: unknown): ServerError {
  return spoken('fault.databaseAway', {
    status: 503,
    id: 'database_away',
    retryAfter: 5,
    cause,
  });
}

/** Saving failed: the disk is full, the storage of files refuses, or the database is down. */
export function cannotKeep(cause: unknown): ServerError {
  return spoken('fault.cannotKeep', { status: 503, id: 'cannot_keep', isReported: true, retryAfter: 60, cause });
}

/** A render timed out and there is no earlier copy of the page. */
export function renderTooSlow(limitMs: number): ServerError {
  return spoken(
    'fault.renderTooSlow',
    { status: 503, id: 'render_too_slow', isReported: true, retryAfter: 5 },
    { seconds: limitMs / 1000 },
  );
}

/** The studio's own server could not start; `cause` says why. */
export function studioFailed(cause: unknown): ServerError {
  return toStaff(msg('The studio could not start. The log says why.'), {
    status: 503,
    id: 'studio_failed',
    isReported: true,
    cause,
  });
}

/** The bucket with the pictures failed. */
export function mediaUnavailable(cause: unknown): ServerError {
  return toStaff(msg('The picture cannot be fetched right now. Try again in a few seconds.'), {
    status: 502,
    id: 'media_unavailable',
    isReported: true,
    retryAfter: 5,
    cause,
  });
}

/** The scheme and host of an absolute request target, which proxies send and every server must understand (RFC 9112, 3.2.2). */
const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/i;

/** A segment `.` or `..`, with dots and separators plain or encoded; `;` begins path parameters, which some servers drop. */
const DOT_SEGMENT = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?=[/\\;]|%2f|%5c|%3b|$)/i;

/**
 * Segments in canonical encoding, with or without a trailing slash. Only what must be is encoded: no letter, digit, dot, slash, backslash, percent
 * sign or control character, so that decoding a segment, once or more often, cannot make another path.
 */
const PLAIN_PATH =
  /^(?:\/(?:[\w.~!$&'()*+,=:@[\]-]|%(?:2[0-46-9a-cA-C]|3[a-fA-F]|40|5[bdeBDE]|60|7[b-dB-D]|[89a-fA-F][\da-fA-F]))+)+\/?$/;

/** Converts a request target to origin form: the path and query, without scheme and host. */
export function originForm(target: string): string {
  if (target.startsWith('/') || !SCHEME_AND_HOST.test(target)) return target;
  const rest = target.replace(SCHEME_AND_HOST, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The path of a request target, still encoded. */
export function pathOf(target: string): string {
  const mark = target.indexOf('?');
  return mark < 0 ? target : target.slice(0, mark);
}

/** Whether a path has a dot segment such as `..`: two servers that resolve it differently would see two paths. */
export function hasDotSegment(path: string): boolean {
  return DOT_SEGMENT.test(path);
}

/** Whether a path is unambiguous, whichever server decodes it. */
export function isPlainPath(path: string): boolean {
  return PLAIN_PATH.test(path) && !hasDotSegment(path);
}

/** The scheme and host of an absolute request target, which proxies send and every server must understand (RFC 9112, 3.2.2). */
const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/i;

/** A segment `.` or `..`, with dots and separators in any spelling; `;` begins what some servers leave out of a segment. */
const DOT_SEGMENT = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?=[/\\;]|%2f|%5c|%3b|$)/i;

/**
 * Segments in their one spelling, with or without a slash at the end. Encoded is only what must be: no letter, digit, dot, slash,
 * backslash, percent sign or control character, so that decoding a segment, once or more often, cannot make another path.
 */
const PLAIN_PATH =
  /^(?:\/(?:[\w.~!$&'()*+,=:@[\]-]|%(?:2[0-46-9a-cA-C]|3[a-fA-F]|40|5[bdeBDE]|60|7[b-dB-D]|[89a-fA-F][\da-fA-F]))+)+\/?$/;

/** The path and query of a request target; an absolute one loses its scheme and host. */
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

/** Whether a path has a step such as `..`: two servers that resolve it differently would see two addresses. */
export function hasDotSegment(path: string): boolean {
  return DOT_SEGMENT.test(path);
}

/** Whether a path can be read in one way only, by whoever decodes it. */
export function isPlainPath(path: string): boolean {
  return PLAIN_PATH.test(path) && !hasDotSegment(path);
}

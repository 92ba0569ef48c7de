/**
 * Compiles the pattern of a popup's rule `url` as it is used: without flags, unanchored. Validation uses the same.
 * @throws SyntaxError for an invalid pattern
 */
export function referrerExpression(pattern: string): RegExp {
  return new RegExp(pattern);
}

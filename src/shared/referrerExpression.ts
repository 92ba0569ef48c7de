/**
 * The pattern of a popup's rule `url` as it is used: without flags, anywhere in the address. Whoever judges patterns judges this.
 * @throws SyntaxError for what is no pattern
 */
export function referrerExpression(pattern: string): RegExp {
  return new RegExp(pattern);
}

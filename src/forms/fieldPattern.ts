/** RegExp flags of a field's pattern, for validation, the browser's script and the server alike. */
const FIELD_PATTERN_FLAGS = 'u';

/**
 * Compiles a field's pattern, anchored to the whole text. Validation uses the same.
 * @throws SyntaxError for an invalid pattern, such as `a)|(b`
 */
export function fieldExpression(pattern: string): RegExp {
  // Compiled alone first: between the anchors, a surplus closing bracket would close ours.
  new RegExp(pattern, FIELD_PATTERN_FLAGS);
  return new RegExp(`^(?:${pattern})$`, FIELD_PATTERN_FLAGS);
}

/** Whether a text matches the pattern of a field. */
export type PatternMatcher = (pattern: string, text: string) => boolean;

/** Matches with the RegExp engine of the browser or Node. An invalid pattern matches everything. */
export const matchNatively: PatternMatcher = (pattern, text) => {
  try {
    return fieldExpression(pattern).test(text);
  } catch {
    // Patterns are validated on save; an invalid one must not keep a form from being submitted.
    return true;
  }
};

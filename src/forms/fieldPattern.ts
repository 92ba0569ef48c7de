/** The flags with which the pattern of a field is judged, and used by the browser's script and by the server. */
const FIELD_PATTERN_FLAGS = 'u';

/**
 * The pattern of a field as an expression for the whole text. Whoever judges patterns judges this.
 * @throws SyntaxError for what is no pattern by itself, such as `a)|(b`
 */
export function fieldExpression(pattern: string): RegExp {
  // Between the anchors alone, what closes a bracket too many would close ours.
  new RegExp(pattern, FIELD_PATTERN_FLAGS);
  return new RegExp(`^(?:${pattern})$`, FIELD_PATTERN_FLAGS);
}

/** Whether a text fits the pattern of a field. */
export type PatternMatcher = (pattern: string, text: string) => boolean;

/** Asks the expressions of the browser, or of Node. What is no pattern fits everything. */
export const matchNatively: PatternMatcher = (pattern, text) => {
  try {
    return fieldExpression(pattern).test(text);
  } catch {
    // Patterns are judged when they are saved; what is none must not keep a form from being sent.
    return true;
  }
};

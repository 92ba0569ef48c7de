export interface ParsedTrigger {
  name: string;
  /** The text in parentheses, or ''. */
  value: string;
  /** Elements on which the trigger listens; absent: the marker itself. */
  selector?: string;
}

/**
 * Parses a marker's `trigger` attribute: `name(value)@selector`, several joined by a ` | ` with its spaces, so that a selector such as `[lang|=en]`
 * stays whole. Malformed text becomes an unknown name.
 */
export function parseTriggers(text: string): ParsedTrigger[] {
  return text
    .trim()
    .split(/\s+\|\s+/)
    .map((part) => {
      const [, name = part, value = '', selector] = /^([a-z]+)(?:\((.*?)\))?(?:@(.+))?$/s.exec(part) ?? [];
      return { name, value, selector };
    });
}

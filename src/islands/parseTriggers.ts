export interface ParsedTrigger {
  name: string;
  /** The text in brackets, or ''. */
  value: string;
  /** Where the trigger listens; the marker itself when absent. */
  selector?: string;
}

/**
 * Reads a marker's `trigger` attribute: `name(value)@selector`, several joined by a ` | ` with its spaces, so that
 * a selector such as `[lang|=en]` stays whole. Text of another form becomes a name nobody knows.
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

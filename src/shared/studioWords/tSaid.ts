import { studioLanguage, t, type Values } from './t.ts';

/** Puts values into an English message that is stored, or said by another process; `tSaid` translates it where it is shown. */
export function inEnglish(message: string, values: Values = {}): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/**
 * Translates a text that was made of one of some messages in English: a stored one, or of another process.
 * @param messages as `msg` has marked them
 * @returns any other text as it is
 */
export function tSaid(text: string, messages: readonly string[]): string {
  if (studioLanguage() === 'en') return text;
  for (const message of messages) {
    const found = patternOf(message).exec(text);
    if (found) return t(message, { ...found.groups });
  }
  return text;
}

/** Patterns by message: a history tries dozens of them for each of its lines. */
const patterns = new Map<string, RegExp>();

function patternOf(message: string): RegExp {
  const pattern = patterns.get(message) ?? createPattern(message);
  patterns.set(message, pattern);
  return pattern;
}

function createPattern(message: string): RegExp {
  const pattern = message
    .split(/(\{\w+\})/)
    .map((part) =>
      /^\{\w+\}$/.test(part) ? `(?<${part.slice(1, -1)}>[^]+?)` : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
    );
  return new RegExp(`^${pattern.join('')}$`);
}

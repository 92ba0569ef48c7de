import { t } from '../../shared/studioWords/t.ts';
import { tidyText } from '../tidyText.ts';

/** Maximum length of a letter's texts, in characters: a subject or heading, and a paragraph. */
export const MAX_TEXT = { line: 150, paragraph: 2_000 } as const;

/** Rules of a text of a letter: its placeholders and lines. */
export interface TextRules {
  /** Placeholders that are filled in, by name. */
  may: readonly string[];
  /** Required placeholders. */
  must: readonly string[];
  /** Whether it is one line, such as a subject. */
  isLine: boolean;
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** Names of the placeholders in a text, each once, in order. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/** Normalizes a text for storage: no invisible characters, and no line breaks in a single line. */
export function tidyLetterText(text: string, { isLine }: Pick<TextRules, 'isLine'>): string {
  const tidy = tidyText(text);
  // No-break spaces stay: French sets them inside quotation marks.
  return isLine ? tidy.replace(/[ \t\n]+/g, ' ') : tidy;
}

/** Validation error of a text, for its author; undefined: none. */
export function findTextFault(text: string, { isLine, may, must }: TextRules): string | undefined {
  const tidy = tidyLetterText(text, { isLine });
  if (!tidy) return t('It is empty. Write something, or put it back to the default.');
  const most = isLine ? MAX_TEXT.line : MAX_TEXT.paragraph;
  if (tidy.length > most)
    return t('It has {count} characters, and {most} are the most. Shorten it.', { count: tidy.length, most });
  const found = placeholdersIn(tidy);
  const unknown = found.filter((name) => !may.includes(name));
  if (unknown.length > 0)
    return `${t('{names} is nothing that this text can fill in.', { names: listOf(unknown) })} ${offer(may)}`;
  if (/[{}]/.test(tidy.replace(PLACEHOLDER, '')))
    return `${t('A brace is left that belongs to no placeholder, such as { or }.')} ${offer(may)}`;
  const missing = must.filter((name) => !found.includes(name));
  if (missing.length > 0) return t('{names} is missing, which travellers need. Add it.', { names: listOf(missing) });
  return undefined;
}

function offer(may: readonly string[]): string {
  return may.length > 0
    ? t('It can fill in: {names}.', { names: listOf(may) })
    : t('It fills in nothing: write it without braces.');
}

function listOf(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}

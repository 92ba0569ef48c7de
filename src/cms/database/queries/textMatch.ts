import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

/** A database as its adapter names it. */
export type DatabaseName = 'postgres' | 'sqlite';

/** Letters that Unicode decomposition does not reduce to their plain one. */
const OTHERS = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ħ: 'h', ß: 's' } as const;

/** Letters with marks by the plain letter, both cases: `e` has é, è, É … */
const MARKED = markedLetters();

/**
 * Condition that a text contains some words, without regard to case, and to marks of Latin letters, on SQLite and PostgreSQL alike: each letter is a
 * class of its forms. Special characters of patterns in the words are literal.
 * @param text an expression; null contains nothing
 */
export function containsWords(database: DatabaseName, text: SQL, words: readonly string[]): SQL {
  const parts = words.map((word) => {
    const classes = [...word.normalize('NFC')].map((letter) => formsOf(letter));
    return database === 'postgres'
      ? sql`${text} ~ ${classes.map(regularClass).join('')}`
      : sql`${text} glob ${`*${classes.map(globClass).join('')}*`}`;
  });
  return sql`(${sql.join(parts, sql` and `)})`;
}

/** Condition that the digits of a text, such as a telephone number, contain these. @param digits nothing else */
export function containsDigits(database: DatabaseName, text: SQL, digits: string): SQL {
  const pattern = `%${digits}%`;
  if (database === 'postgres') return sql`regexp_replace(${text}, '[^0-9]', '', 'g') like ${pattern}`;
  const plain = ['+', ' ', '-', '(', ')', '.', '/', '\u00a0'].reduce(
    (inner, sign) => sql`replace(${inner}, ${sign}, '')`,
    text,
  );
  return sql`${plain} like ${pattern}`;
}

/** All forms of a letter: both cases, with and without marks. */
function formsOf(letter: string): string[] {
  const base = plainOf(letter);
  return [
    ...new Set([
      letter,
      letter.toLowerCase(),
      letter.toUpperCase(),
      base,
      base.toUpperCase(),
      ...(MARKED.get(base) ?? []),
    ]),
  ].filter((one) => [...one].length === 1);
}

function globClass(forms: readonly string[]): string {
  // First in a class, `^` would negate it; outside it is literal.
  return forms.length === 1 && forms[0] === '^' ? '^' : `[${forms.join('')}]`;
}

function regularClass(forms: readonly string[]): string {
  return forms.length > 1 ? `[${forms.join('')}]` : (forms[0] ?? '').replace(/[^\p{L}\p{N}\s]/u, '\\$&');
}

function plainOf(letter: string): string {
  const lower = letter.toLowerCase();
  return (OTHERS as Record<string, string>)[lower] ?? lower.normalize('NFD')[0] ?? lower;
}

function markedLetters(): Map<string, string[]> {
  const marked = new Map<string, string[]>();
  // Latin-1, Latin Extended A and B, and Extended Additional.
  for (const [from, to] of [
    [0xc0, 0x24f],
    [0x1e00, 0x1eff],
  ] as const)
    for (let code = from; code <= to; code += 1) {
      const letter = String.fromCodePoint(code);
      const base = plainOf(letter);
      if (base !== letter && /^[a-z]$/.test(base)) marked.set(base, [...(marked.get(base) ?? []), letter]);
    }
  return marked;
}

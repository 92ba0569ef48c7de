import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** A failed test, or a failure outside of tests. */
export interface Failure {
  /** Its path, such as `src/a.test.ts > suite > test`. */
  name: string;
  /** The error's message; only its first line is printed. */
  message: string | undefined;
}

/** Maximum length of a printed error line, in characters. */
const MAX_LINE_LENGTH = 300;

/**
 * The summary of failures at the end of a run: two lines each, the name and the first line of the error.
 * @returns an empty text without failures
 */
export function tellFailures(failures: readonly Failure[]): string {
  return failures.map(({ name, message }) => `FAILED ${name}\n       ${firstLine(message)}\n`).join('');
}

/** Prints it at the end of a run, and writes it to where `npm test` collects it for its own end. */
export function reportFailures(failures: readonly Failure[]): void {
  const text = tellFailures(failures);
  if (!text) return;
  process.stderr.write(`\n${text}`);
  if (process.env.FAILURES_FILE) appendFileSync(process.env.FAILURES_FILE, text);
}

function firstLine(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  return (lines.find((line) => line.trim()) ?? 'without a message').trim().slice(0, MAX_LINE_LENGTH);
}

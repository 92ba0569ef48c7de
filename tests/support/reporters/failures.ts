import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** A failed test, or a failure outside of tests. */
export interface Failure {
  /** Its path, such as `src/a.test.ts > suite > test`. */
  name: string;
  /** The error's message; its first lines are printed. */
  message: string | undefined;
}

/** Maximum length of a printed error line, in characters. */
const MAX_LINE_LENGTH = 300;

/** Printed lines of an error; enough for what was expected and what was received, which a log that keeps only its end would lose. */
const MAX_LINES = 8;

/**
 * The summary of failures at the end of a run: the name, and the first lines of the error that have words.
 * @returns an empty text without failures
 */
export function tellFailures(failures: readonly Failure[]): string {
  return failures
    .map(
      ({ name, message }) =>
        `FAILED ${name}\n${firstLines(message)
          .map((line) => `       ${line}\n`)
          .join('')}`,
    )
    .join('');
}

/** Prints it at the end of a run, and writes it to where `npm test` collects it for its own end. */
export function reportFailures(failures: readonly Failure[]): void {
  const text = tellFailures(failures);
  if (!text) return;
  process.stderr.write(`\n${text}`);
  if (process.env.FAILURES_FILE) appendFileSync(process.env.FAILURES_FILE, text);
}

function firstLines(message: string | undefined): string[] {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .map((line) => line.trim());
  const told = lines.filter(Boolean).map((line) => line.slice(0, MAX_LINE_LENGTH));
  return told.length > 0 ? told.slice(0, MAX_LINES) : ['without a message'];
}

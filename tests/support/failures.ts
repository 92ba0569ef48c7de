import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed, or what failed around tests. */
export interface Failure {
  /** Where it stands, such as `src/a.test.ts > suite > test`. */
  name: string;
  /** The error's message; only its first line is told. */
  message: string | undefined;
}

/** Longest line of an error that is told, in characters. */
const LONGEST_LINE = 300;

/**
 * What a run says last of what failed: two lines each, the name and the first line of the error.
 * @returns an empty text when nothing failed
 */
export function tellFailures(failures: readonly Failure[]): string {
  return failures.map(({ name, message }) => `FAILED ${name}\n       ${firstLine(message)}\n`).join('');
}

/** Says it at the end of a run, and leaves it where `npm test` gathers what to say at its own end. */
export function reportFailures(failures: readonly Failure[]): void {
  const text = tellFailures(failures);
  if (!text) return;
  process.stderr.write(`\n${text}`);
  if (process.env.FAILURES_FILE) appendFileSync(process.env.FAILURES_FILE, text);
}

function firstLine(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  return (lines.find((line) => line.trim()) ?? 'without a message').trim().slice(0, LONGEST_LINE);
}

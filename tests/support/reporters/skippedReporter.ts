import type { Reporter, TestModule } from 'vitest/node';
import { tellSkipped } from './skipped.ts';

/** Prints the tests that were skipped because of missing requirements, conspicuously at the end of a run. */
export class SkippedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap(({ children }) => [...children.allTests('skipped')].map(({ fullName }) => fullName));
    const text = tellSkipped(names);
    if (text) process.stderr.write(`\n${text}\n`);
  }
}

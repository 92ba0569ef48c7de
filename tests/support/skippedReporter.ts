import type { Reporter, TestModule } from 'vitest/node';
import { tellSkipped } from './skipped.ts';

/** Says at the end of a run, in words nobody overlooks, what it could not prove because something is missing. */
export class SkippedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap(({ children }) => [...children.allTests('skipped')].map(({ fullName }) => fullName));
    const text = tellSkipped(names);
    if (text) process.stderr.write(`\n${text}\n`);
  }
}

import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { type Failure, reportFailures } from './failures.ts';

/** Prints every failed test at the very end of a Playwright run, with the first line of its error. */
export default class SpecFailureReporter implements Reporter {
  #root = '';
  #suite: Suite | undefined;
  readonly #around: Failure[] = [];

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.#root = rootDir;
    this.#suite = suite;
  }

  onError({ message }: TestError): void {
    this.#around.push({ name: 'outside of tests', message });
  }

  onEnd(): void {
    const failed = (this.#suite?.allTests() ?? []).filter((test) => test.outcome() === 'unexpected');
    reportFailures([...this.#around, ...failed.map((test) => this.#describe(test))]);
  }

  #describe({ location: { file, line }, parent, results, title }: TestCase): Failure {
    const name = [`${relative(this.#root, file)}:${line}`, ...titlesOf(parent), title].join(' > ');
    return { name, message: results.at(-1)?.error?.message };
  }
}

/** Titles of the enclosing groups, outermost first. */
function titlesOf(suite: Suite): string[] {
  return suite.type === 'describe' ? [...titlesOf(suite.parent as Suite), suite.title] : [];
}

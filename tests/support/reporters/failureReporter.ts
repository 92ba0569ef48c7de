import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { type Failure, reportFailures } from './failures.ts';

/** Prints every failed test at the very end of a Vitest run, with the first line of its error. */
export class FailureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    reportFailures([
      ...modules.flatMap(failuresOf),
      ...unhandled.map(({ message }) => ({ name: 'outside of tests', message })),
    ]);
  }
}

function failuresOf(module: TestModule): Failure[] {
  const file = module.relativeModuleId;
  const around = [module, ...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map(({ message }) => ({
      name: suite.type === 'suite' ? `${file} > ${suite.fullName}` : file,
      message,
    })),
  );
  const tests = [...module.children.allTests('failed')].map((test) => ({
    name: `${file} > ${test.fullName}`,
    message: test.result().errors?.[0]?.message,
  }));
  return [...around, ...tests];
}

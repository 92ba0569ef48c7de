import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { reportFailures, tellFailures } from '../support/reporters/failures.ts';

test('a run ends with the name of each failed test and the first lines of its error', () => {
  const many = Array.from({ length: 20 }, (_, line) => `line ${line + 3}`).join('\n');
  const failures = [
    { name: 'src/a.test.ts > adds', message: `\u001b[31mexpected 2 to be 3\u001b[39m\n\n    at line 2\n${many}` },
    { name: 'src/b.test.ts', message: undefined },
  ];
  expect(tellFailures(failures)).toBe(
    [
      'FAILED src/a.test.ts > adds',
      '       expected 2 to be 3',
      '       at line 2',
      ...[3, 4, 5, 6, 7, 8].map((line) => `       line ${line}`),
      'FAILED src/b.test.ts',
      '       without a message',
      '',
    ].join('\n'),
  );
});

test('it is stored until the end of all steps', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-failures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  const file = join(folder, 'failures');
  vi.stubEnv('FAILURES_FILE', file);
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  reportFailures([]);
  expect(write).not.toHaveBeenCalled();
  reportFailures([{ name: 'first', message: 'one' }]);
  reportFailures([{ name: 'second', message: 'two' }]);
  expect(readFileSync(file, 'utf8')).toBe('FAILED first\n       one\nFAILED second\n       two\n');
});

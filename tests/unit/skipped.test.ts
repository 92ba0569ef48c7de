import { expect, test } from 'vitest';
import { nameSkipped, refuseInCi, tellSkipped } from '../support/reporters/skipped.ts';

test('a run reports what it could not test, why, and what to do', () => {
  const names = [
    'a suite of its own kind',
    `${nameSkipped('nginx in front', 'nginx')} sends a page`,
    `${nameSkipped('nginx in front', 'nginx')} sends a picture`,
    nameSkipped('is what Docker accepts', 'Docker Compose'),
  ];
  expect(tellSkipped(names)).toBe(
    [
      'NOT PROVEN on this machine, because something is missing: 3 skipped.',
      '  nginx is missing: 2. Install it, on Debian with: sudo apt-get install nginx libnginx-mod-http-brotli-static',
      '  Docker Compose is missing: 1. Install Docker with Compose.',
      '',
    ].join('\n'),
  );
});

test('a complete run reports nothing', () => {
  expect(tellSkipped(['a suite of its own kind'])).toBe('');
});

test.each(['PostgreSQL', 'nginx'] as const)(
  'without %s continuous integration fails, with how to install it',
  (need) => {
    expect(() => refuseInCi(need, { CI: 'true' })).toThrow(/is missing.*apt-get install/);
    expect(() => refuseInCi(need, {})).not.toThrow();
  },
);

test('requirements that npm test does not install may be missing there', () => {
  expect(() => refuseInCi('Docker Compose', { CI: 'true' })).not.toThrow();
});

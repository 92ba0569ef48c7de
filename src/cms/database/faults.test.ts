import { expect, test } from 'vitest';
import { isDatabaseAway, isDiskFull } from './faults.ts';

function fault(facts: object, cause?: unknown): Error {
  return Object.assign(new Error('Failed', { cause }), facts);
}

test.each([
  ['refused', fault({ code: 'ECONNREFUSED' })],
  ['refused at every address', fault({ errors: [fault({ code: 'ECONNREFUSED' })] })],
  ['shutting down', fault({}, fault({ code: '57P01' }))],
  ['a connection lost', fault({ code: '08006' })],
  ['no socket file', fault({ code: 'ENOENT', syscall: 'connect' })],
  ['the pool gave up', new Error('timeout exceeded when trying to connect')],
  ['a broken file', fault({ code: 'SQLITE_CORRUPT' })],
  ['no database at all', fault({}, fault({ code: 'SQLITE_NOTADB' }))],
  ['locked', fault({ code: 'SQLITE_BUSY' })],
])('database unavailable: %s', (_name, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  ['a file that is missing', fault({ code: 'ENOENT', syscall: 'open' })],
  ['a bucket that is away', fault({ code: 'ECONNREFUSED', $metadata: {} })],
  ['a wrong password', fault({ code: '28P01' })],
  ['a value taken', fault({ code: 'SQLITE_CONSTRAINT_UNIQUE' })],
  ['nothing', undefined],
])('not a database failure: %s', (_name, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

test('stops at a circular chain of causes', () => {
  const one = new Error('one');
  one.cause = new Error('two', { cause: one });
  expect(isDatabaseAway(one)).toBe(false);
});

test.each(['ENOSPC', 'EROFS', '53100', 'SQLITE_FULL', 'SQLITE_READONLY_DBMOVED'])('disk full: %s', (code) => {
  expect(isDiskFull(fault({}, fault({ code })))).toBe(true);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Name of a lock in the code that takes it: the text, or its prefix before the id. */
const TAKEN = /\b(?:lockName|withLock|runAlone|lockNumber)\((?:[\w.]+, )?[`'](?:\$\{[^}]*\})*([^`'$]*)/g;

/** One has numbers, the other names. */
const SHARED: ReadonlySet<string> = new Set(['job ']);

test('the name of a lock is written by its owner alone', () => {
  const places = globSync('src/**/*.ts')
    .filter((file) => !/\.test\.|testSupport/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(TAKEN)].map(([, name = '']) => ({ file, name })));
  const files = Map.groupBy(places, ({ name }) => name);
  expect([...files.keys()]).toEqual(expect.arrayContaining(['order:', 'customer:', 'demo']));
  const shared = [...files].filter(
    ([name, taken]) => !SHARED.has(name) && new Set(taken.map(({ file }) => file)).size > 1,
  );
  expect(shared).toEqual([]);
});

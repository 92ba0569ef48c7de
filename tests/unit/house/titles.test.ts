import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const TITLE = /(?<![\w.])(?:it|test|describe)(?:\.\w+(?:\([^()]*\))?)*\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;
/** Vague words, each with a precise replacement. */
const RIDDLES: Record<string, string> = {
  told: 'reported, notified',
  whoever: 'the user, the visitor',
  wish: 'request',
  wishes: 'requests',
  begun: 'started',
  'under way': 'in progress, in flight',
  'in its turn': 'limited, queued',
  'put aside': 'dismissed',
  'put right': 'corrected',
  'gone round': 'bypassed',
  'goes with': 'is deleted with',
  'give back': 'refund',
  'gives back': 'refunds',
  'given back': 'refunded',
  'taken in': 'imported',
  'taken up': 'accepted',
  'taken out': 'removed',
  'taken away': 'removed',
  'taken off': 'removed, reduced',
  'at rest': 'not animated',
  stand: 'is',
  stands: 'is',
  stood: 'was',
  somebody: 'a user, another user',
  'all the same': 'still',
  gate: 'semaphore',
};

test('no title of a test contains a riddle', () => {
  const pattern = new RegExp(`\\b(?:${Object.keys(RIDDLES).join('|')})\\b`, 'i');
  const files = globSync(['{src,tests}/**/*.test.{ts,tsx}', 'tests/**/*.spec.ts'], {
    cwd: ROOT,
    exclude: ['src/studio/next/.next'],
  });
  const titles = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(TITLE)].map(([, , title = '']) => ({ file, title })),
  );
  expect(titles.length).toBeGreaterThan(4000);
  const found = titles.flatMap(({ file, title }) => {
    const word = pattern.exec(title)?.[0].toLowerCase();
    return word === undefined ? [] : [`${file}: “${title}” – instead of “${word}”: ${RIDDLES[word]}`];
  });
  expect(found).toEqual([]);
});

import { expect, test } from 'vitest';
import { KHETTARA } from './examples.ts';
import type { Letters } from './letters.ts';
import { passwordReset } from './passwordReset.ts';
import { storageFull } from './storageFull.ts';

const URL = 'https://khettara.example/admin/reset/abc';

test('a site’s letter replaces the built-in letter of its name only', async () => {
  const own: Letters['passwordReset'] = async (_, { url }) => ({ subject: 'A new key', html: '', text: url });
  const head = { ...KHETTARA, letters: { passwordReset: own } };
  expect(await passwordReset(head, { url: URL })).toEqual({ subject: 'A new key', html: '', text: URL });
  expect(await storageFull(head, 'disk')).toEqual(await storageFull(KHETTARA, 'disk'));
});

test('it can extend the built-in letter', async () => {
  const own: Letters['passwordReset'] = async (head, about) => ({
    ...(await passwordReset(head, about)),
    subject: 'A new key',
  });
  const [ours, changed] = await Promise.all(
    [KHETTARA, { ...KHETTARA, letters: { passwordReset: own } }].map((head) => passwordReset(head, { url: URL })),
  );
  expect(changed).toEqual({ ...ours, subject: 'A new key' });
});

import { expect, test } from 'vitest';
import { KHETTARA } from '#rihla/testing';
import { passwordReset } from './passwordReset.ts';

test('the letter leads to where the password is chosen, in markup and in text', async () => {
  const url = 'https://khettara.example/admin/reset/abc';
  const { html, subject, text } = await passwordReset(KHETTARA, { url });
  expect(subject).toBe('A new key to the studio of Khettara Journeys');
  for (const body of [html, text]) expect(body).toContain(url);
});

import { expect, test } from 'vitest';
import { offeredMessages } from './offeredMessages.ts';

test.each([
  [['en'], "glob('../messages/en/forms.ts')"],
  [['en', 'ar'], "glob('../messages/{en,ar}/forms.ts')"],
])('a site that offers %j names no other catalogues in its scripts', (codes, written) => {
  const { transform } = offeredMessages(codes);
  expect((transform as (code: string) => unknown)("glob('../messages/*/forms.ts')")).toBe(written);
});

test('other files stay as they are', () => {
  const { transform } = offeredMessages();
  expect((transform as (code: string) => unknown)("import './messages.ts';")).toBeUndefined();
});

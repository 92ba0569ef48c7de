import { expect, test } from 'vitest';
import { loginHint } from './loginHint.ts';

test('is Secure when the session cookie is', () => {
  expect(loginHint({ role: 'editor' }, { isSecure: true, lifetime: 60 })).toMatch(/^rihla-roles=editor;.*; Secure/);
  expect(loginHint({ role: 'editor' }, { isSecure: false, lifetime: 60 })).not.toContain('Secure');
});

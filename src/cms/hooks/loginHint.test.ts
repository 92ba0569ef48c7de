import { expect, test } from 'vitest';
import { loginHint } from './loginHint.ts';

test('needs https where the session does', () => {
  expect(loginHint({ role: 'editor' }, { isSecure: true, lifetime: 60 })).toMatch(/^rihla-roles=editor;.*; Secure/);
  expect(loginHint({ role: 'editor' }, { isSecure: false, lifetime: 60 })).not.toContain('Secure');
});

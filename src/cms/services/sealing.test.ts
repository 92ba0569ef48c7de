import { expect, test } from 'vitest';
import { openText, sealText } from './sealing.ts';

const SECRET = 'a'.repeat(64);

test('a sealed text opens with its secret and name only, and reveals nothing of its content', () => {
  const sealed = sealText(SECRET, 'mail', 'walnut é عين');
  expect(openText(SECRET, 'mail', sealed)).toBe('walnut é عين');
  expect(sealed).toMatch(/^v1\.[\w-]{16}\.[\w-]{22}\.[\w-]+$/);
  expect(sealed).not.toContain('walnut');
  expect(sealText(SECRET, 'mail', 'walnut é عين')).not.toBe(sealed);
});

test.each([
  ['another secret', 'b'.repeat(64), 'mail', (sealed: string) => sealed],
  ['another name', SECRET, 'stripe', (sealed: string) => sealed],
  ['another format', SECRET, 'mail', (sealed: string) => sealed.replace('v1', 'v2')],
  ['a changed text', SECRET, 'mail', (sealed: string) => sealed.replace(/.$/, (end) => (end === 'A' ? 'Q' : 'A'))],
  ['a shorter tag', SECRET, 'mail', (sealed: string) => sealed.replace(/^(v1\.[\w-]+\.)[\w-]{6}/, '$1')],
  ['half of it', SECRET, 'mail', (sealed: string) => sealed.slice(0, 20)],
  ['nothing', SECRET, 'mail', () => ''],
])('with %s it does not open', (_, secret, name, change) => {
  expect(openText(secret, name, change(sealText(SECRET, 'mail', 'walnut')))).toBeUndefined();
});

import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { describeSending } from './describeSending.ts';

const payload = (custom: object) => ({ config: { custom } }) as unknown as Pick<Payload, 'config'>;

it('promises a letter only where a mail server is set up', () => {
  expect(describeSending(payload({ deliversMail: true }))).toBe('The letter is on its way.');
  expect(describeSending(payload({ deliversMail: false }), 'The letter to a@example.com')).toMatch(
    /^The letter to a@example.com is kept here under Mails, and nobody gets it: no mail server is set up\./,
  );
});

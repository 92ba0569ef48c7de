import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { describeSending } from './describeSending.ts';

const payload = (current: object) =>
  ({ config: { custom: { services: { current: () => current } } } }) as unknown as Pick<Payload, 'config'>;

it('announces delivery of a letter only with a mail server', () => {
  expect(describeSending(payload({ mail: {} }))).toBe('The letter is on its way.');
  expect(describeSending(payload({}), 'The letter to a@example.com')).toMatch(
    /^The letter to a@example.com is kept here under Mails, and nobody gets it: no mail server is set up\./,
  );
});

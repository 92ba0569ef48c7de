import { describe, expect, it, test, vi } from 'vitest';
import { MAIL_REASONS, sayMailFault, TRIED_LONG } from '../mailReasons.ts';
import { classifyFailure } from './classifyFailure.ts';

const A_MINUTE = 60_000;
const AN_HOUR = 60 * A_MINUTE;
const NOW = Date.parse('2026-05-01T10:00:00Z');

const rcpt = (responseCode: number) => ({
  code: 'EENVELOPE',
  command: 'RCPT TO',
  responseCode,
  response: '5.1.1 nobody',
});

describe('permanent failures', () => {
  it.each([
    ['a recipient', rcpt(550), 'refused the address: “5.1.1 nobody”'],
    ['a text', { code: 'EMESSAGE', command: 'DATA', responseCode: 554, response: 'junk' }, 'refused the mail: “junk”'],
    ['what no server was asked', { code: 'EENVELOPE', command: 'API', message: 'No recipients' }, 'refused the mail'],
  ])('%s that is refused is not retried', (_, error, words) => {
    expect(classifyFailure(error, 1, NOW, NOW)).toEqual({
      words: expect.stringContaining(words),
      next: undefined,
      isServers: false,
    });
  });
});

describe('temporary failures', () => {
  it.each([
    ['a recipient that is put off', rcpt(450), false],
    ['a sender of ours', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }, true],
    ['a wrong password of ours', { code: 'EAUTH', responseCode: 535 }, true],
    ['a server that is away', { code: 'ECONNECTION', message: 'connect ECONNREFUSED' }, true],
    ['something unknown', undefined, true],
  ])('%s', (_, error, isServers) => {
    expect(classifyFailure(error, 1, NOW, NOW)).toEqual({
      words: expect.any(String),
      next: NOW + 2 * A_MINUTE,
      isServers,
    });
  });
});

test('retries back off exponentially up to six hours, for three days', () => {
  const away = { code: 'ECONNECTION' };
  const waits = [1, 2, 3, 8, 9, 20, 5_000].map(
    (attempts) => (classifyFailure(away, attempts, NOW, NOW).next ?? 0) - NOW,
  );
  expect(waits).toEqual([2, 4, 8, 256, 360, 360, 360].map((minutes) => minutes * A_MINUTE));
  expect(classifyFailure(away, 20, NOW - 66 * AN_HOUR, NOW).next).toBe(NOW + 6 * AN_HOUR);
  expect(classifyFailure(away, 20, NOW - 66 * AN_HOUR - 1, NOW)).toMatchObject({
    next: undefined,
    words: expect.stringContaining('It was tried for three days.'),
  });
});

test('the server’s answer is shortened to one line', () => {
  const { words } = classifyFailure({ ...rcpt(550), response: `550 no\r\n${'x'.repeat(5_000)}` }, 1, NOW, NOW);
  expect(words).not.toMatch(/[\r\n]/);
  expect(words.length).toBeLessThan(500);
});

test('a stored reason is shown in the language of the studio, with the answer of the server', () => {
  const refused = { code: 'EAUTH', response: '535 wrong password' };
  const { words } = classifyFailure(refused, 30, 0, 4 * 24 * 3_600_000);
  const { signIn } = MAIL_REASONS;
  vi.stubGlobal('rihlaStudioWords', {
    language: 'fr',
    messages: { [signIn]: 'Connexion refusée : « {reply} »', [TRIED_LONG]: 'Trois jours d’essais.' },
  });
  const shown = sayMailFault(words);
  vi.unstubAllGlobals();
  expect(sayMailFault(words)).toBe(words);
  expect(shown).toBe('Connexion refusée : « 535 wrong password » Trois jours d’essais.');
});

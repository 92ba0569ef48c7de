import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish, tSaid } from './tSaid.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const REFUSED = 'The server (port {port}) refused it: “{reply}”';

test('a stored text is shown in the language of its reader, with its values', () => {
  const stored = inEnglish(REFUSED, { port: 25, reply: '550 (no such user)' });
  expect(stored).toBe('The server (port 25) refused it: “550 (no such user)”');
  expect(tSaid(stored, [REFUSED])).toBe(stored);
  vi.stubGlobal('rihlaStudioWords', {
    language: 'fr',
    messages: { [REFUSED]: 'Refus « {reply} » du serveur, port {port}' },
  });
  expect(tSaid(stored, ['Something else {reply}', REFUSED])).toBe('Refus « 550 (no such user) » du serveur, port 25');
  expect(tSaid('What nobody has marked.', [REFUSED])).toBe('What nobody has marked.');
});

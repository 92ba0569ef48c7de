import { afterEach, expect, test } from 'vitest';
import { CHANNELS, EVENTS, ownerEvent, statusEvent, translateEvent } from './eventWords.ts';

afterEach(() => {
  delete globalThis.rihlaStudioWords;
});

const STORED = [
  [EVENTS.spam, 'Marquée comme spam'],
  [EVENTS.nobody, 'Personne ne s’en occupe'],
  [ownerEvent('Salma Idrissi'), 'Salma Idrissi s’en occupe'],
  [ownerEvent(undefined), 'Personne ne s’en occupe'],
  [statusEvent('answered', 'won'), 'Répondue → Gagnée'],
  [CHANNELS.phone, 'Réponse par téléphone'],
  [`${CHANNELS.mail}, after 1 d 6 h`, 'Réponse par e-mail, après 1 j 6 h'],
  ['Something of an earlier version', 'Something of an earlier version'],
] as const;

test.each(STORED)('the event “%s” is stored in English', (stored) => {
  expect(translateEvent(stored)).toBe(stored);
  expect(stored).not.toContain('\x04');
});

test.each(STORED)('the event “%s” is shown in the language of the user', (stored, shown) => {
  globalThis.rihlaStudioWords = {
    language: 'fr',
    messages: {
      'Marked as spam': 'Marquée comme spam',
      'Looked after by nobody': 'Personne ne s’en occupe',
      'Looked after by {name}': '{name} s’en occupe',
      'Answered\x04an enquiry': 'Répondue',
      'Won\x04an enquiry': 'Gagnée',
      'Answered by phone': 'Réponse par téléphone',
      'Answered by e-mail': 'Réponse par e-mail',
      '{answered}, after {span}': '{answered}, après {span}',
      '{count} d': '{count} j',
    },
  };
  expect(translateEvent(stored)).toBe(shown);
});

import { afterEach, expect, test } from 'vitest';
import { speak } from './finding.ts';
import { speakSaid } from './said.ts';

afterEach(() => {
  delete globalThis.rihlaStudioWords;
});

const finding = {
  rule: 'untrue-price',
  isBlocking: false,
  subject: 'price',
  todo: 'Write the lowest price.',
  says: { message: 'From {price} on {page}.', values: { price: { amount: 48_000, currency: 'EUR' }, page: '/dunes/' } },
};

test('a finding is English without a catalogue', () => {
  expect(speak(finding)).toMatchObject({ says: 'From €480 on /dunes/.', todo: 'Write the lowest price.' });
});

test('a finding that was stored is shown in the language of the user', () => {
  globalThis.rihlaStudioWords = {
    language: 'fr',
    messages: {
      'From {price} on {page}.': 'À partir de {price} sur {page}.',
      'Write the lowest price.': 'Écrivez le prix le plus bas.',
    },
  };
  const stored = JSON.parse(JSON.stringify(finding)) as typeof finding;
  expect(speak(stored)).toMatchObject({
    says: 'À partir de 480\u00a0€ sur /dunes/.',
    todo: 'Écrivez le prix le plus bas.',
    subject: 'price',
  });
  expect(speakSaid('A report of an earlier version has sentences.')).toBe(
    'A report of an earlier version has sentences.',
  );
});

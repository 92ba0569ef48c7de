import { describe, expect, test } from 'vitest';
import { type ConsentQuestion, decideConsent } from './decideConsent.ts';

const question = (changes: Partial<ConsentQuestion> = {}): ConsentQuestion => ({
  region: 'everywhere',
  revision: 2,
  offered: ['analytics', 'advertising'],
  ...changes,
});
const accepted = { revision: 2, granted: ['analytics' as const] };
const refused = { revision: 2, granted: [] };
const HOME = 'Africa/Casablanca';

describe('where consent is required', () => {
  test('nothing is granted before the answer', () => {
    expect(decideConsent(question(), HOME, undefined)).toEqual({ granted: [], asks: true });
  });

  test('an answer is kept, acceptance or refusal', () => {
    expect(decideConsent(question(), HOME, accepted)).toEqual({ granted: ['analytics'], asks: false });
    expect(decideConsent(question(), HOME, refused)).toEqual({ granted: [], asks: false });
  });

  test('an answer to another revision does not count', () => {
    expect(decideConsent(question({ revision: 3 }), HOME, accepted)).toEqual({ granted: [], asks: true });
  });
});

describe('where it is required in Europe', () => {
  test('asks by time zone', () => {
    const europe = question({ region: 'europe' });
    expect(decideConsent(europe, 'Europe/Paris', undefined)).toEqual({ granted: [], asks: true });
    expect(decideConsent(europe, HOME, undefined)).toEqual({ granted: europe.offered, asks: false });
  });
});

describe('where it is not required', () => {
  const nowhere = question({ region: 'nowhere', revision: 3 });

  test('all offered categories are granted, and nothing else', () => {
    expect(decideConsent(nowhere, 'Europe/Paris', undefined)).toEqual({ granted: nowhere.offered, asks: false });
    const less = question({ region: 'nowhere', offered: ['advertising'] });
    expect(decideConsent(less, HOME, undefined).granted).toEqual(['advertising']);
  });

  test('a refusal stays valid when the question changes', () => {
    expect(decideConsent(nowhere, HOME, refused)).toEqual({ granted: [], asks: false });
  });
});

import { describe, expect, test } from 'vitest';
import { findPasswordFault } from './findPasswordFault.ts';

const OWNER = { email: 'Amina.Idrissi@khettara.example', siteName: 'Khettara Journeys' };

describe('refused passwords', () => {
  test.each([
    ['of eleven characters', 'walnuts bel', 'at least 12 characters'],
    ['of twelve bytes but fewer characters', '🌴🌴🏜️dunes', 'at least 12 characters'],
    ['of two hundred and one characters', 'x'.repeat(201), 'at most 200 characters'],
    ['that is the e-mail address', 'amina.idrissi@khettara.example', 'your e-mail address'],
    ['that is the e-mail address in other letters', 'ＡＭＩＮＡ.idrissi@KHETTARA.example', 'your e-mail address'],
    ['that is the name before the @ with a year', 'amina.idrissi2031!', 'your e-mail address'],
    ['that is the site’s name', 'KhettaraJourneys!1', 'the name of the site'],
    ['that is the software’s name with digits', 'Rihla-20312031', 'the name of the site'],
    ['of one character', 'aaaaaaaaaaaaaa', 'does not repeat'],
    ['that repeats a piece', 'tajine'.repeat(3), 'does not repeat'],
    ['that counts', '12345678901234', 'does not repeat or count'],
    ['that counts down', '0987654321098', 'does not repeat or count'],
    ['that runs through the alphabet', 'ABCDEFGHIJKLM', 'does not repeat or count'],
    ['that runs over the keys', '1qaz2wsx3edc', 'tried first'],
    ['of the list', 'Administrator', 'tried first'],
    ['of the list with a year', '2031password!!', 'tried first'],
  ])('%s', async (_what, password, fault) => {
    expect(await findPasswordFault(password, OWNER)).toContain(fault);
  });

  test.each([undefined, null, 123_456_789_012, ['walnuts below toubkal'], { length: 20 }])(
    '%j, which is not text',
    async (value) => {
      expect(await findPasswordFault(value, OWNER)).toBe('Write a password.');
    },
  );
});

describe('accepted passwords', () => {
  test.each([
    'walnuts below toubkal',
    'amina drinks mint tea',
    'نخيل تحت جبل توبقال',
    'K7!vq-29Zx#m',
    '839201746502',
    'khettara water flows',
  ])('%s', async (password) => {
    expect(await findPasswordFault(password, OWNER)).toBeUndefined();
  });

  test('for an account without name and e-mail address', async () => {
    expect(await findPasswordFault('walnuts below toubkal')).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildChatLink } from './chatLink.ts';
import { checkPhone } from './checkPhone.ts';

test.each([
  '+212 612 345 678',
  '212612345678',
  '+20 (100) 123-4567',
  '+218.91.123.4567',
  '+1 555 010 0000',
  '+39 06 1234 5678',
  '12345678',
  '123456789012345',
  '٢١٢٦١٢٣٤٥٦٧٨',
  '\u202a+212612345678\u202c',
  '+212\u00a0612\u2011345\u2011678',
  'https://chat.whatsapp.com/AbCdEf123',
  'chat.whatsapp.com/AbCdEf123',
])('accepts %j', (value) => expect(checkPhone(value)).toBe(true));

test.each([
  ['', 'Write a phone number with its country code, such as +212 612 345 678.'],
  ['  ', 'Write a phone number with its country code'],
  [null, 'Write a phone number with its country code'],
  ['0612 345 678', 'Begin with the country code in place of the 0, such as +212 612345678 for Morocco.'],
  ['00212612345678', 'Write + in place of 00: +212612345678.'],
  ['00 212 (0)6 12 34 56 78', 'Leave out the 0 after +212: write +212 612345678.'],
  ['1234567', 'This number has 7 digits; with its country code it has at least 8'],
  ['1', 'This number has 1 digit;'],
  ['()', 'This number has 0 digits;'],
  ['1234567890123456', 'This number has 16 digits; the longest have 15.'],
  ['+212 612 345 678 / +212 699 999 999', 'Write one phone number only, with one + at its beginning.'],
  ['++212612345678', 'Write one phone number only'],
  ['+212 612 345 678 ext. 2', 'Write digits only: a phone number has no letters.'],
  ['javascript:alert(12345678)', 'a phone number has no letters'],
  ['رقم 212612345678', 'a phone number has no letters'],
  ['212612345678;', 'Write digits and blanks only, such as +212 612 345 678.'],
  ['#212612345678', 'Write digits and blanks only'],
  [
    'https://evil.example/chat.whatsapp.com/x',
    'Write the invitation as it was copied, such as https://chat.whatsapp.com/AbCdEf123.',
  ],
])('refuses %j', (value, message) => expect(checkPhone(value)).toContain(message));

describe('the zero after a North African country code', () => {
  test.each(['20', '212', '213', '216', '218'])('is removed after +%s', (code) => {
    expect(checkPhone(`+${code} (0)612345678`)).toBe(`Leave out the 0 after +${code}: write +${code} 612345678.`);
    expect(checkPhone(`+${code} 612345678`)).toBe(true);
  });

  test.each(['211', '214', '215', '217', '219', '39'])('is kept after +%s', (code) => {
    expect(checkPhone(`+${code} 0612345678`)).toBe(true);
  });
});

test('an accepted number makes a link of 8 to 15 digits, or a group link', () => {
  const number = fc
    .tuple(fc.constantFrom('+212', '+1 ', '+44', '+٢١٢ ', '33', ''), fc.stringMatching(/^[\d٠-٩]([ -]?[\d٠-٩]){4,13}$/))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(number, (value) => {
      fc.pre(checkPhone(value) === true);
      expect(buildChatLink({ number: value, pageTitle: '', pageUrl: '' })).toMatch(/\?phone=[1-9]\d{7,14}$/);
    }),
    { numRuns: 2000 },
  );
});

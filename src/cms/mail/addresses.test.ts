import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText } from '../../../tests/support/anyText.ts';
import { formatAddress, readAddress, readAddresses } from './addresses.ts';

describe('an address', () => {
  it.each([
    ['lahcen@khettara.example', 'lahcen@khettara.example', ''],
    [' Lahcen.O+tours@Khettara.Example ', 'Lahcen.O+tours@khettara.example', ''],
    ['Lahcen Ouali <lahcen@khettara.example>', 'lahcen@khettara.example', 'Lahcen Ouali'],
    ['"Ouali, Lahcen" <lahcen@khettara.example>', 'lahcen@khettara.example', 'Ouali, Lahcen'],
    ['salma@müller-reisen.example', 'salma@xn--mller-reisen-dlb.example', ''],
    ['سلمى@مثال.example', 'سلمى@xn--mgbh0fb.example', ''],
    ['studio@localhost', 'studio@localhost', ''],
  ])('%s is read', (text, address, name) => {
    expect(readAddress(text)).toEqual({ address, name });
  });

  it.each([
    '',
    'nobody',
    '@khettara.example',
    'a@',
    'a@b@',
    'a@b.example, c@d.example',
    'a@b.example;c@d.example',
    'a b@c.example',
    '"a b"@c.example',
    'a..b@c.example',
    '.a@c.example',
    'a@c..example',
    'a@-c.example',
    'a@[127.0.0.1]',
    'a@b.example\r\nBcc: c@d.example',
    'A\nB <a@b.example>',
    'A <a@b.example> <c@d.example>',
    'a(comment)@b.example',
    'a@b.example>',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.example`,
    12,
    null,
    { address: 'a@b.example' },
  ])('%j is none', (text) => {
    expect(readAddress(text)).toBeUndefined();
  });
});

test('of a list, each stands once and what is none is left out', () => {
  expect(readAddresses(['a@b.example', 'A@B.example', 'none', 'c@d.example']).map(({ address }) => address)).toEqual([
    'a@b.example',
    'c@d.example',
  ]);
});

test('whatever stands in a name, what is written is read back as the same one address', () => {
  fc.assert(
    fc.property(anyText(200), (name) => {
      const written = formatAddress({ address: 'a@b.example', name });
      expect(written).not.toMatch(/[\r\n]/);
      expect(readAddress(written)).toMatchObject({ address: 'a@b.example' });
    }),
  );
});

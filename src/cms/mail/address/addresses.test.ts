import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText } from '../../../../tests/support/hostile/anyText.ts';
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
  ])('%s is parsed', (text, address, name) => {
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
  ])('%j is rejected', (text) => {
    expect(readAddress(text)).toBeUndefined();
  });
});

test('a list of addresses is deduplicated, and invalid ones are dropped', () => {
  expect(readAddresses(['a@b.example', 'A@B.example', 'none', 'c@d.example']).map(({ address }) => address)).toEqual([
    'a@b.example',
    'c@d.example',
  ]);
});

test('whatever characters a name holds, a formatted address parses as the same single address', () => {
  fc.assert(
    fc.property(anyText(200), (name) => {
      const written = formatAddress({ address: 'a@b.example', name });
      expect(written).not.toMatch(/[\r\n]/);
      expect(readAddress(written)).toMatchObject({ address: 'a@b.example' });
    }),
  );
});

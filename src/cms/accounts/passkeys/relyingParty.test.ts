import { expect, it } from 'vitest';
import { relyingPartyOf } from './relyingParty.ts';

it('is the host name of an address with https, or localhost', () => {
  expect(relyingPartyOf('https://www.khettara.example')).toEqual({
    id: 'www.khettara.example',
    origin: 'https://www.khettara.example',
  });
  expect(relyingPartyOf('http://localhost:3000')).toEqual({ id: 'localhost', origin: 'http://localhost:3000' });
  for (const none of [
    'http://khettara.example',
    'https://192.0.2.7',
    'https://[2001:db8::1]',
    'http://127.0.0.1:3000',
    '',
  ])
    expect(relyingPartyOf(none), none).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { counterKey } from '../../database/counters/counterKey.ts';
import { readAddress } from './addresses.ts';
import { normalizeMailbox } from './mailboxKey.ts';

/** As a typed address is counted. */
function fold(text: string) {
  const { address } = readAddress(text) ?? { address: '' };
  return normalizeMailbox(address);
}

describe('one mailbox', () => {
  it.each([
    'Amina@Dunes.example',
    'amina+prize@dunes.example',
    'amina+1+2@DUNES.example',
    'a.m.i.n.a@dunes.example',
    'Amina <amina@dunes.example>',
  ])('is the same key, written as %s', (text) => {
    expect(fold(text).mailbox).toBe('amina@dunes.example');
  });

  it.each([
    ['a.mina+x@googlemail.com', 'amina@gmail.com'],
    ['Amina@PM.me', 'amina@proton.me'],
    ['amina@münchen.example', 'amina@xn--mnchen-3ya.example'],
    ['ａｍｉｎａ@dunes.example', 'amina@dunes.example'],
    ['+212@dunes.example', '+212@dunes.example'],
  ])('%s normalizes to %s', (text, mailbox) => {
    expect(fold(text).mailbox).toBe(mailbox);
  });

  it('belongs to its registered domain, except for the large providers', () => {
    expect(fold('a@mail.office.khettara.co.uk').organisation).toBe('khettara.co.uk');
    expect(fold('b@khettara.co.uk').organisation).toBe('khettara.co.uk');
    expect(fold('a@localhost').organisation).toBe('localhost');
    expect(fold('a@gmail.com').organisation).toBeUndefined();
  });

  it('does not appear in a counter’s name', () => {
    const key = counterKey('secret', 'mail-recipient', 'amina@dunes.example');
    expect(key).toMatch(/^mail-recipient:[\w-]{32}$/);
    expect(counterKey('secret', 'mail-visitor', 'amina@dunes.example')).not.toContain(key.split(':')[1]);
  });
});

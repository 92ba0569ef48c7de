import { expect, test } from 'vitest';
import { boardAddress, readBoardFilter } from './boardAddress.ts';

test.each([
  [{}, '/admin/language-board'],
  [{ locale: 'fr', state: 'stale' }, '/admin/language-board?locale=fr&state=stale'],
  [{ words: 'tea & salt', kind: 'Tour' }, '/admin/language-board?words=tea+%26+salt&kind=Tour'],
] as const)('%j has the address %s, and is read from it', (filter, address) => {
  expect(boardAddress(filter)).toBe(address);
  const { searchParams } = new URL(address, 'https://rihla.example');
  expect(readBoardFilter(searchParams)).toEqual({ kind: '', locale: '', state: '', words: '', ...filter });
});

test('an unknown state is any', () => {
  expect(readBoardFilter(new URLSearchParams('state=constructor')).state).toBe('');
});

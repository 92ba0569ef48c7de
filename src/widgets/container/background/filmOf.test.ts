import { expect, test } from 'vitest';
import { checkFilmAddress, filmOf } from './filmOf.ts';

test.each(['/films/dunes.mp4', ' /films/dunes.webm ', 'https://rihla.example/films/dunes.mp4'])(
  '%s is a valid video',
  (address) => {
    expect(filmOf(address, 'https://rihla.example')).toBe(address.trim());
    expect(checkFilmAddress(address)).toBe(true);
  },
);

test.each([
  '/films/dunes.mov',
  'films/dunes.mp4',
  '//elsewhere.example/dunes.mp4',
  '/\\elsewhere.example/dunes.mp4',
  'javascript:alert(1)//.mp4',
  'https://youtu.be/abcDEF123-_',
])('%s is rejected, with an error that names the valid forms', (address) => {
  expect(filmOf(address, 'https://rihla.example')).toBeUndefined();
  expect(checkFilmAddress(address)).toContain('/films/dunes.mp4');
});

test.each([undefined, null, 4, {}])('%j is no video', (value) => {
  expect(filmOf(value, 'https://rihla.example')).toBeUndefined();
});

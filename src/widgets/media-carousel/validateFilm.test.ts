import { expect, test } from 'vitest';
import { validateFilm } from './validateFilm.ts';

test.each([undefined, null, '', 'https://youtu.be/abcDEF123-_', 'https://vimeo.com/76979871', '/media/dunes.mp4'])(
  '%j is valid',
  (value) => {
    expect(validateFilm(value)).toBe(true);
  },
);

test.each(['https://example.com/film/', '/media/dunes.jpg', 'javascript:alert(1)', 'dunes'])(
  '%j is invalid',
  (value) => {
    expect(validateFilm(value)).toContain('YouTube');
  },
);

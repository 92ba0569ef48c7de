import { expect, it } from 'vitest';
import { findFileFault } from './findFileFault.ts';

const MB = 1024 * 1024;

it('gives the reason for refusing a file before any upload', () => {
  expect(findFileFault({ size: MB, type: 'image/tiff' })).toMatch(/^This kind of file/);
  expect(findFileFault({ size: 31 * MB, type: 'image/jpeg' })).toBe(
    'It has 31 MB; 25 MB are the most. Save it smaller.',
  );
  expect(findFileFault({ size: 0, type: 'image/png' })).toBe('This file is empty.');
  expect(findFileFault({ size: 25 * MB, type: 'image/webp' })).toBeUndefined();
  expect(findFileFault({ size: MB + 1, type: 'image/svg+xml' })).toMatch(/^This SVG is larger than 1 MB\. .*PNG/);
  expect(findFileFault({ size: MB, type: 'image/svg+xml' })).toBeUndefined();
});

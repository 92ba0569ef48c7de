import { expect, test } from 'vitest';
import { en } from './en.ts';

const files = import.meta.glob<Record<string, Record<string, string>>>('./en/*.ts', { eager: true });

const FETCHED: ReadonlySet<string> = new Set(['./en/comparison.ts', './en/formFaults.ts', './en/lightbox.ts']);

test('every area of messages is in one file, and all files are in the catalogue', () => {
  const fileOf = new Map<string, string>();
  for (const [file, exported] of Object.entries(files)) {
    for (const [key, words] of Object.entries(exported).flatMap(([, messages]) => Object.entries(messages))) {
      // Messages that scripts load are in files of their own, or scripts would load the whole area.
      const [area = ''] = FETCHED.has(file) ? [file] : key.split('.');
      expect(fileOf.get(area) ?? file, key).toBe(file);
      fileOf.set(area, file);
      expect(en[key as keyof typeof en], key).toBe(words);
    }
  }
  expect(fileOf.size).toBeGreaterThan(50);
});

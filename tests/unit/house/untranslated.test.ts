import { expect, test } from 'vitest';
import { ROOT } from '../../support/testPayload.ts';
import { studioModules, untranslatedIn } from '../../support/untranslated.ts';

/** Texts that are the same in every language: names, keys of a keyboard, formats, samples of letters. */
const SAME = new Set(['GeoNames', '<gpx …>', 'CSV', 'Enter', 'Ctrl K', 'Aa', 'Far', 'away', 'api']);

test('every text of the studio’s screens goes through the catalogue', () => {
  const modules = studioModules(ROOT).filter((file) => file.endsWith('.tsx'));
  expect(modules.length).toBeGreaterThan(300);
  expect(modules.flatMap((file) => untranslatedIn(ROOT, file)).filter(({ text }) => !SAME.has(text))).toEqual([]);
});

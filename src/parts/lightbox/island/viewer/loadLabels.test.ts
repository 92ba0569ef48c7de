import { afterEach, expect, test, vi } from 'vitest';
import { loadLabels } from './loadLabels.ts';

afterEach(() => vi.unstubAllGlobals());

test('labels are in the language of the page, the name of mail in the share menu too', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'ar' } });
  const labels = await loadLabels();
  expect(Object.entries(labels).filter(([, label]) => /[a-z]/i.test(label.replace(/\{\w+\}/g, '')))).toEqual([]);
});

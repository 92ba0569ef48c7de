import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEEPL_KEY, type FakeDeepl, startFakeDeepl } from '../../../../tests/support/providers/fakeDeepl.ts';
import { createDeepl } from './deepl.ts';

let fake: FakeDeepl;
beforeEach(async () => {
  fake = await startFakeDeepl();
});
afterEach(() => fake.close());

test('texts are sent as XML, with what stays marked, and come back in their order', async () => {
  const deepl = createDeepl(fake.settings);
  const texts = ['Red <g id="1">dunes</g>', 'In <k id="0">Marrakesh</k>'];
  expect(await deepl.translate(texts, 'fr', 'Dunes')).toEqual([
    'RED <g id="1">DUNES</g>',
    'IN <k id="0">Marrakesh</k>',
  ]);
  expect(Object.fromEntries(fake.asked[0] ?? [])).toMatchObject({
    ...{ source_lang: 'en', target_lang: 'fr', context: 'Dunes' },
    ...{ tag_handling: 'xml', tag_handling_version: 'v2', ignore_tags: 'k', outline_detection: '0' },
  });
  expect(await deepl.readLeft()).toBe(500_000 - 100 - texts.join('').length);
});

test('a request holds 50 texts and 100,000 bytes at most', async () => {
  const texts = [...Array.from({ length: 51 }, (_, index) => `text ${index}`), 'x'.repeat(60_000), 'y'.repeat(60_000)];
  const answers = await createDeepl(fake.settings).translate(texts, 'ar', '');
  expect(answers).toEqual(texts.map((text) => text.toUpperCase()));
  expect(fake.asked.map((request) => request.getAll('text').length)).toEqual([50, 2, 1]);
});

test.each([
  [403, 'does not know the key'],
  [456, 'no characters left'],
  [429, 'asked too much'],
  [0, 'cannot be reached'],
  [400, 'refused the texts'],
  [500, 'refused the texts'],
])('status %i is reported in words, without what was sent', async (status, words) => {
  fake.refuse(status);
  const error = await createDeepl(fake.settings, 0)
    .translate(['secret'], 'fr', '')
    .catch((caught: Error) => caught);
  expect(error).toMatchObject({ name: 'Error', message: expect.stringContaining(words) });
  expect(String(error)).not.toMatch(/secret|walnut/);
});

test('an unknown key is reported, too', async () => {
  const settings = { ...fake.settings, authKey: `${DEEPL_KEY}x` };
  await expect(createDeepl(settings).readLeft()).rejects.toThrow('does not know the key');
});

import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { MAX_QUESTION, unpackQuestion } from './unpackQuestion.ts';

const pack = (text: string) => ({ packed: gzipSync(text).toString('base64') });

test('unpacks a request as it was packed', async () => {
  const asked = { schemaPath: 'posts', formState: { title: { value: 'Tea 🐪' } } };
  expect(await unpackQuestion(pack(JSON.stringify(asked)))).toEqual(asked);
});

test.each([
  ['nothing', undefined],
  ['what is no text', { packed: 7 }],
  ['what is not packed', { packed: 'Tea' }],
  ['what is no JSON', pack('Tea')],
  ['what is no question', pack('[]')],
  ['more than a form holds', pack(JSON.stringify({ text: 'x'.repeat(MAX_QUESTION) }))],
])('%s is refused', async (_what, args) => {
  await expect(unpackQuestion(args)).rejects.toThrow();
});

test('denial of service: refuses too deep nesting before parsing', async () => {
  await expect(unpackQuestion(pack(`{"a":${'['.repeat(1001)}`))).rejects.toThrow('nest so deep');
});

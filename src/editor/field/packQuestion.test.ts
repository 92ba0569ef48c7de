import { expect, test, vi } from 'vitest';
import { unpackQuestion } from '../../cms/studio/unpackQuestion.ts';
import { PACKED_FORM_STATE } from '../../shared/packedQuestion.ts';
import { packQuestion } from './packQuestion.ts';

const ask = (value: unknown) => ({
  name: 'form-state',
  args: { schemaPath: 'posts', formState: { title: { value } } },
});

test('the server unpacks the same request', async () => {
  const { args, name } = await packQuestion(ask('Tea 🐪'));
  expect([name, await unpackQuestion(args)]).toEqual([PACKED_FORM_STATE, ask('Tea 🐪').args]);
});

test('a request with a file, or without compression in the browser, is left unpacked', async () => {
  const withFile = ask(new Blob(['x']));
  expect(await packQuestion(withFile)).toBe(withFile);
  vi.stubGlobal('CompressionStream', undefined);
  const plain = ask('Tea');
  expect(await packQuestion(plain)).toBe(plain);
  vi.unstubAllGlobals();
});

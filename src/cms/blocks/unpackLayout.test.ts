import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { packLayouts } from '../../editor/saving/packLayouts.ts';
import { isPacked } from '../../shared/layouts/packed.ts';
import { MAX_UNPACKED, unpack } from './unpackLayout.ts';

const layout = [{ id: 'a', blockType: 'heading', text: 'Dünen، رمال' }];

test('unpacks what the editor packed; other form values stay', async () => {
  const { layout: packed, ...rest } = await packLayouts({ layout, title: 'Dunes', tags: [1, 2], none: [] });
  expect(rest).toEqual({ title: 'Dunes', tags: [1, 2], none: [] });
  expect(isPacked(packed) && (await unpack(packed.packed))).toEqual(layout);
});

test.each([
  ['no base64', '***'],
  ['no gzip', Buffer.from('[]').toString('base64')],
  ['no JSON', gzipSync('{').toString('base64')],
  ['more than fits', gzipSync(Buffer.alloc(MAX_UNPACKED + 1, ' ')).toString('base64')],
])('%s is refused in words', async (_, packed) => {
  await expect(unpack(packed)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('could not be read'),
  });
});

test('denial of service: too deep nesting is found before parsing', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parse.mockRestore());
  await expect(unpack(gzipSync('['.repeat(2000)).toString('base64'))).rejects.toMatchObject({ status: 400 });
  expect(parse).not.toHaveBeenCalled();
});

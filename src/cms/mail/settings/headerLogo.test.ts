import type { PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { readHeaderLogo } from './headerLogo.ts';

const MEDIA: Readonly<Record<number, object>> = {
  1: { filename: 'our logo.png', mimeType: 'image/png', filesize: 20_000, width: 1200, height: 200 },
  2: { filename: 'light.png', mimeType: 'image/png', filesize: 20_000, width: 1200, height: 200 },
  3: { filename: 'logo.webp', mimeType: 'image/webp', filesize: 20_000, width: 1200, height: 200 },
  4: { filename: 'heavy.png', mimeType: 'image/png', filesize: 2_000_000, width: 1200, height: 200 },
};

/** The logo of letters for a block in a header. */
function readFor(block: object, { around = {}, header = 'plain' as 'ink' | 'plain' } = {}) {
  const layout = [{ blockType: 'container', ...around, blocks: [{ blockType: 'site-logo', ...block }] }];
  const payload = {
    config: { custom: { publicUrl: 'https://khettara.example' } },
    find: async () => ({ docs: [{ layout }] }),
    findByID: async ({ id }: { id: number }) => MEDIA[id] ?? null,
  };
  return readHeaderLogo({ payload } as unknown as PayloadRequest, { header });
}

test('the logo of the header is in letters, within its box, with that for dark ground', async () => {
  expect(await readFor({ picture: 1, pictureOnDark: 2 })).toEqual({
    url: 'https://khettara.example/media/our%20logo.png',
    urlOnDark: 'https://khettara.example/media/light.png',
    width: 240,
    height: 40,
  });
});

test.each([
  ['the emblem', {}],
  ['a file that mail programs do not draw', { picture: 3 }],
  ['a file that is too heavy', { picture: 4 }],
  ['a picture that is deleted', { picture: 9 }],
])('for %s letters have the name', async (_, block) => {
  expect(await readFor(block)).toBeUndefined();
});

test('a logo that was drawn for a dark header alone is not put on light paper', async () => {
  expect(await readFor({ picture: 1 }, { header: 'ink' })).toBeUndefined();
  expect(await readFor({ picture: 1 }, { around: { backgroundColour: 'brand' } })).toBeUndefined();
  expect(await readFor({ picture: 1 }, { header: 'ink', around: { backgroundColour: 'sand' } })).toBeDefined();
  expect(await readFor({ picture: 1, pictureOnDark: 2 }, { header: 'ink' })).toMatchObject({
    url: expect.stringContaining('our%20logo'),
  });
});

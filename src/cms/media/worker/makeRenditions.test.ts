import { afterEach, expect, it, vi } from 'vitest';
import { picture } from '../../../../tests/support/factories.ts';
import { makeRenditions } from './makeRenditions.ts';

afterEach(() => vi.unstubAllEnvs());

/** Bytes of the AVIF of 640 px. */
async function avifBytes(effort: string): Promise<number> {
  vi.stubEnv('AVIF_EFFORT', effort);
  const size = { width: 640, height: 400 };
  const data = await picture(size, (image) => image.blur(3).jpeg());
  const { avif640 } = await makeRenditions({ data, mimeType: 'image/jpeg', ...size });
  return avif640?.data.length ?? 0;
}

it('AVIF encoding has effort 3 unless the environment says otherwise', async () => {
  const [usual, three, none] = [await avifBytes(''), await avifBytes('3'), await avifBytes('0')];
  expect(usual).toBe(three);
  expect(none).not.toBe(three);
});

import { afterEach, expect, it, vi } from 'vitest';
import { picture } from '../../../../tests/support/factories.ts';
import { makeRenditions } from './makeRenditions.ts';

afterEach(() => vi.unstubAllEnvs());

/** Bytes of the AVIF of 640 and of 960 px. */
async function avifBytes(effort: string): Promise<number[]> {
  vi.stubEnv('AVIF_EFFORT', effort);
  const size = { width: 960, height: 600 };
  const data = await picture(size, (image) => image.blur(3).jpeg());
  const { avif640, avif960 } = await makeRenditions({ data, mimeType: 'image/jpeg', ...size });
  return [avif640, avif960].map((file) => file?.data.length ?? 0);
}

it('AVIF encoding has effort 3; the environment changes it for pictures wider than 640 px', async () => {
  const [usual, three, none] = [await avifBytes(''), await avifBytes('3'), await avifBytes('0')];
  expect(usual).toEqual(three);
  expect(none[0]).toBe(usual[0]);
  expect(none[1]).not.toBe(usual[1]);
});

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { scenes } from './index.ts';
import { renderScene } from './render.ts';

const SMALL = { width: 300, height: 200 };

describe('demo artwork', () => {
  it('gives every scene its own key', () => {
    const keys = scenes.map((scene) => scene.key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(scenes.map((scene) => [scene.key, scene] as const))(
    '%s carries its words and a focal point',
    (_key, scene) => {
      expect(scene.title.length).toBeGreaterThan(3);
      expect(scene.alt.length).toBeGreaterThan(30);
      expect(scene.caption.length).toBeGreaterThan(8);
      for (const part of [scene.focal.x, scene.focal.y]) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(100);
      }
    },
  );

  // One in four: painting takes seconds, the seed of the browser tests paints all, and all draw their chance from one source.
  it.each(scenes.filter((_, index) => index % 4 === 0).map((scene) => [scene.key, scene] as const))(
    '%s paints a JPEG of the asked size, the same each time',
    async (_key, scene) => {
      const first = await renderScene(scene, SMALL);
      const again = await renderScene(scene, SMALL);
      expect(first.equals(again)).toBe(true);
      const { format, width, height } = await sharp(first).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', ...SMALL });
    },
    30_000,
  );

  it('crops another shape about the focal point', async () => {
    const { width, height } = await sharp(await renderScene(scenes[0]!, { width: 160, height: 200 })).metadata();
    expect({ width, height }).toEqual({ width: 160, height: 200 });
  }, 30_000);
});

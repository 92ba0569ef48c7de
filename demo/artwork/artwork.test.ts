import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawScene } from '../../src/demo/drawScene.ts';
import { scenes } from './index.ts';
import { renderScene } from './render.ts';

/** Another aspect ratio than the scene's, so that it is cropped. */
const SMALL = { width: 200, height: 160 };

/** Cache of drawings, until the code that draws them changes. */
const DRAWN = join(import.meta.dirname, '../../dist/artwork');

const SOURCES = import.meta.glob<string>(['./{lib,parts,scenes}/**/*.ts', './render.ts'], {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** Non-deterministic calls. */
const CHANCE = /Math\.random|\bcrypto\b|\bDate\b|performance\.now/;

describe('demo artwork', () => {
  it('gives every scene a unique key', () => {
    const keys = scenes.map((scene) => scene.key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(scenes.map((scene) => [scene.key, scene] as const))('%s has its texts and a focal point', (_key, scene) => {
    expect(scene.title.length).toBeGreaterThan(3);
    expect(scene.alt.length).toBeGreaterThan(30);
    expect(scene.caption.length).toBeGreaterThan(8);
    for (const part of [scene.focal.x, scene.focal.y]) {
      expect(part).toBeGreaterThanOrEqual(0);
      expect(part).toBeLessThanOrEqual(100);
    }
  });

  // One in twelve: painting takes seconds, and the seed of the browser tests paints all.
  it.each(scenes.filter((_, index) => index % 12 === 0).map((scene) => [scene.key, scene] as const))(
    '%s paints a JPEG of the asked size, cropped about the focal point',
    async (_key, scene) => {
      const { format, width, height } = await sharp(await drawScene(scene, DRAWN, SMALL)).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', ...SMALL });
    },
    30_000,
  );

  it('is deterministic', async () => {
    const [scene] = scenes;
    const kept = readFileSync(await drawScene(scene!, DRAWN, SMALL));
    expect((await renderScene(scene!, SMALL)).equals(kept)).toBe(true);
    for (const [file, source] of Object.entries(SOURCES)) {
      expect(source, `${file}: chance comes from lib/random.ts`).not.toMatch(CHANCE);
    }
  }, 30_000);
});

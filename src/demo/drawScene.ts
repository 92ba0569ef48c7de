import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PictureSize, renderScene } from '../../demo/artwork/render.ts';
import type { Scene } from '../../demo/artwork/types.ts';
import { PICTURE_SIZE } from './reservePictures.ts';

/**
 * Draws a scene as a JPEG. Drawing takes seconds, so pictures are cached until the code that draws them changes.
 * @param cacheDir folder of the cache
 * @param size in pixels; default: that of a photograph
 * @returns the path of the file
 */
export async function drawScene(
  scene: Scene,
  cacheDir: string,
  { width, height }: PictureSize = PICTURE_SIZE,
): Promise<string> {
  const version = createHash('sha256')
    .update(`${ARTWORK_SOURCE}${scene.key}${width}x${height}`)
    .digest('hex')
    .slice(0, 12);
  const file = join(cacheDir, `${scene.key}-${version}.jpg`);
  if (existsSync(file)) return file;
  const data = await renderScene(scene, { width, height });
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(`${file}.part`, data);
  renameSync(`${file}.part`, file);
  return file;
}

const ARTWORK_SOURCE = Object.values(
  import.meta.glob<string>(['../../demo/artwork/{lib,parts,scenes}/**/*.ts', '../../demo/artwork/render.ts'], {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
).join('');

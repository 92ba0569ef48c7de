import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderScene } from './artwork/render.ts';
import type { Scene } from './artwork/types.ts';
import { PICTURE_SIZE } from './reservePictures.ts';

/**
 * Draws a scene as a JPEG of a photograph's size. Drawing takes seconds, so a picture is kept until the code that draws it changes.
 * @param cacheDir where drawn pictures are kept
 * @returns the path of the file
 */
export async function drawScene(scene: Scene, cacheDir: string): Promise<string> {
  const { width, height } = PICTURE_SIZE;
  const version = createHash('sha256')
    .update(`${ARTWORK_SOURCE}${scene.key}${width}x${height}`)
    .digest('hex')
    .slice(0, 12);
  const file = join(cacheDir, `${scene.key}-${version}.jpg`);
  if (existsSync(file)) return file;
  const data = await renderScene(scene, PICTURE_SIZE);
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(`${file}.part`, data);
  renameSync(`${file}.part`, file);
  return file;
}

const ARTWORK_SOURCE = Object.values(
  import.meta.glob<string>('./artwork/{lib,scenes}/*.ts', { eager: true, import: 'default', query: '?raw' }),
).join('');

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { scenes } from './artwork/index.ts';
import { renderScene } from './artwork/render.ts';
import type { Scene } from './artwork/types.ts';

/** Pictures between two lines of the log. */
const LOGGED_EVERY = 7;

/** Size of the demo's pictures, in px: that of a photograph. */
export const PICTURE_SIZE = { width: 2400, height: 1600 };

/**
 * Draws every scene and uploads it as an editor would.
 * @param cacheDir where drawn pictures are kept for the next seed
 * @param log told how far it is
 * @returns media ids by the key of the scene
 */
export async function seedPictures(
  payload: Payload,
  cacheDir: string,
  log: (line: string) => void,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const waiting = [...scenes];
  const work = async (): Promise<void> => {
    for (let scene = waiting.shift(); scene; scene = waiting.shift()) {
      ids.set(scene.key, (await findPicture(payload, scene)) ?? (await upload(payload, scene, cacheDir)));
      if (ids.size % LOGGED_EVERY === 0) log(`  ${ids.size} of ${scenes.length} pictures`);
    }
  };
  // Two at a time: one is drawn while the other is stored in its sizes.
  await Promise.all([work(), work()]);
  return ids;
}

async function findPicture(payload: Payload, scene: Scene): Promise<number | undefined> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { title: { equals: scene.title } },
    limit: 1,
    depth: 0,
  });
  return docs[0]?.id;
}

async function upload(payload: Payload, scene: Scene, cacheDir: string): Promise<number> {
  const data = await drawScene(scene, cacheDir);
  const { alt, caption, focal, key, title } = scene;
  const media = await payload.create({
    collection: 'media',
    data: { alt: alt.replace(/\s+/g, ' '), caption, title, focalX: focal.x, focalY: focal.y },
    file: { data, mimetype: 'image/jpeg', name: `${key}.jpg`, size: data.length },
  });
  return media.id;
}

/** Drawing takes seconds, so a picture is kept until the code that draws it changes. */
async function drawScene(scene: Scene, cacheDir: string): Promise<Buffer> {
  const { width, height } = PICTURE_SIZE;
  const version = createHash('sha256')
    .update(`${ARTWORK_SOURCE}${scene.key}${width}x${height}`)
    .digest('hex')
    .slice(0, 12);
  const file = join(cacheDir, `${scene.key}-${version}.jpg`);
  if (existsSync(file)) return readFileSync(file);
  const data = await renderScene(scene, PICTURE_SIZE);
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(`${file}.part`, data);
  renameSync(`${file}.part`, file);
  return data;
}

const ARTWORK_SOURCE = Object.values(
  import.meta.glob<string>('./artwork/{lib,scenes}/*.ts', { eager: true, import: 'default', query: '?raw' }),
).join('');

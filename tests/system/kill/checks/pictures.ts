import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { OpenSite } from '../openSite.ts';

interface File {
  filename?: string | null;
  filesize?: number | null;
  width?: number | null;
  height?: number | null;
}

/** Checks that every picture has all its files, complete, and that no file without a picture is served. */
export async function checkPictures({ app, env, payload }: OpenSite): Promise<string[]> {
  const folder = join(env.dataDir, 'media');
  const faults: string[] = [];
  const owned = new Set<string>();
  const { docs } = await payload.find({ collection: 'media', depth: 0, limit: 0, pagination: false });
  for (const { sizes, ...original } of docs) {
    for (const file of [original, ...Object.values(sizes ?? {})] as File[]) {
      if (!file.filename) continue;
      owned.add(file.filename);
      const fault = await findFault(join(folder, file.filename), file);
      if (fault) faults.push(`${file.filename} of picture ${original.id} ${fault}.`);
    }
  }
  for (const name of readdirSync(folder)) {
    if (owned.has(name)) continue;
    const { statusCode } = await app.inject(`/media/${name}`);
    if (statusCode !== 404) faults.push(`/media/${name} belongs to no picture and is served.`);
  }
  return faults;
}

async function findFault(path: string, { filesize, height, width }: File): Promise<string | undefined> {
  try {
    if (statSync(path).size !== filesize) return `has ${statSync(path).size} bytes, not ${filesize}`;
    const { info } = await sharp(path, { failOn: 'error' }).raw().toBuffer({ resolveWithObject: true });
    return info.width === width && info.height === height ? undefined : `is ${info.width} × ${info.height}`;
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`;
  }
}

import { readFile } from 'node:fs/promises';
import type { Payload, Where } from 'payload';
import { PictureError } from '../cms/media/pictureError.ts';
import { scenes } from './artwork/index.ts';
import type { Scene } from './artwork/types.ts';

/** Pictures between two lines of the log. */
const LOGGED_EVERY = 7;

export interface Painting {
  /** Draws a scene and returns the path of its JPEG. */
  draw: (scene: Scene) => Promise<string>;
  /** Told how far it is, a line at a time. */
  log: (line: string) => void;
  /** True: no further picture is begun. */
  isStopping?: () => boolean;
}

/** A picture of the demo that could not be drawn or stored. */
export interface UnpaintedPicture {
  title: string;
  /** What happened, for the log. */
  reason: string;
}

/** How many pictures of the demo have no file yet. */
export async function countUnpainted(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'media', where: UNPAINTED });
  return totalDocs;
}

/**
 * Gives every picture of the demo that has none its file, as an editor would. What was deleted or replaced meanwhile is left alone,
 * and painting that was cut off goes on where it stopped. One that fails holds up none of the others.
 * @returns those that failed
 */
export async function paintPictures(
  payload: Payload,
  { draw, isStopping, log }: Painting,
): Promise<readonly UnpaintedPicture[]> {
  const waiting = [...scenes];
  const failed: UnpaintedPicture[] = [];
  let count = 0;
  const work = async (): Promise<void> => {
    for (let scene = waiting.shift(); scene && !isStopping?.(); scene = waiting.shift()) {
      try {
        await paint(payload, scene, draw);
        count += 1;
        if (count % LOGGED_EVERY === 0) log(`${count} of ${scenes.length} pictures of the demo are there`);
      } catch (error) {
        failed.push({ title: scene.title, reason: reasonOf(error) });
      }
    }
  };
  // Two at a time: one is drawn while the other is stored in its sizes.
  await Promise.all([work(), work()]);
  return failed;
}

/** Without the advice for who uploads. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof PictureError ? cause.reason : message;
}

const UNPAINTED: Where = { filename: { exists: false } };

async function paint(payload: Payload, scene: Scene, draw: Painting['draw']): Promise<void> {
  const where = { and: [UNPAINTED, { title: { equals: scene.title } }] };
  const { docs } = await payload.find({ collection: 'media', where, limit: 1, depth: 0, pagination: false });
  const id = docs[0]?.id;
  if (id === undefined) return;
  const data = await readFile(await draw(scene));
  await payload.update({
    collection: 'media',
    id,
    data: {},
    file: { data, mimetype: 'image/jpeg', name: `${scene.key}.jpg`, size: data.length },
  });
}

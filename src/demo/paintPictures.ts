import { readFile } from 'node:fs/promises';
import type { Payload } from 'payload';
import { scenes } from '../../demo/artwork/index.ts';
import type { Scene } from '../../demo/artwork/types.ts';
import { PictureError } from '../cms/media/pictureError.ts';
import { UNPAINTED } from './countUnpainted.ts';

/** Number of pictures per log line. */
const LOGGED_EVERY = 7;

export interface Painting {
  /** Draws a scene and returns the path of its JPEG. */
  draw: (scene: Scene) => Promise<string>;
  /** Progress callback, one line at a time. */
  log: (line: string) => void;
  /** True: no further picture is started. */
  isStopping?: () => boolean;
}

/** A picture that could not be drawn or stored. */
export interface UnpaintedPicture {
  title: string;
  /** Reason for the log. */
  reason: string;
}

/**
 * Draws and stores the files of all demo pictures that have none, as an editor would upload them. Deleted or replaced pictures are left alone,
 * and an interrupted run resumes. A failure does not stop the others.
 * @returns the failed ones
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
  // Two concurrently: one is drawn while the other is resized and stored.
  await Promise.all([work(), work()]);
  return failed;
}

/** Without the advice for uploads. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof PictureError ? cause.reason : message;
}

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

import type { Payload } from 'payload';
import { scenes } from './artwork/index.ts';
import type { Scene } from './artwork/types.ts';

/** Size of the demo's pictures, in px: that of a photograph. */
export const PICTURE_SIZE = { width: 2400, height: 1600 };

/** Shown until a picture is there: sand, as in most of them. */
const PLACEHOLDER = '#d8c3a5';

/**
 * Makes a row for every picture of the demo, with its words and size but without a file, so that texts can name it before it is
 * drawn. What is already there stays.
 * @returns media ids by the key of the scene
 */
export async function reservePictures(payload: Payload): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const scene of scenes)
    ids.set(scene.key, (await findPicture(payload, scene)) ?? (await reserve(payload, scene)));
  return ids;
}

async function findPicture(payload: Payload, { title }: Scene): Promise<number | undefined> {
  const { docs } = await payload.find({ collection: 'media', where: { title: { equals: title } }, limit: 1, depth: 0 });
  return docs[0]?.id;
}

/** Straight into the database: the ordinary door takes no picture without a file. */
async function reserve({ config, db }: Payload, { alt, caption, focal, title }: Scene): Promise<number> {
  const locale = config.localization ? config.localization.defaultLocale : 'en';
  const words = { alt: alt.replace(/\s+/g, ' '), caption, title };
  const row = await db.create({
    collection: 'media',
    data: {
      ...Object.fromEntries(Object.entries(words).map(([name, text]) => [name, { [locale]: text }])),
      ...PICTURE_SIZE,
      focalX: focal.x,
      focalY: focal.y,
      placeholder: PLACEHOLDER,
    },
  });
  return row.id as number;
}

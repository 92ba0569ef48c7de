import type { Payload } from 'payload';
import { scenes } from '../../demo/artwork/index.ts';
import type { Scene } from '../../demo/artwork/types.ts';

/** Size of the demo's pictures, in px: that of a photograph. */
export const PICTURE_SIZE = { width: 2400, height: 1600 };

/** Placeholder colour of a missing picture: sand, as in most of them. */
const PLACEHOLDER = '#d8c3a5';

/**
 * Creates a media row for every demo picture, with texts and size but without a file, so that content can refer to it before it is drawn.
 * Existing rows stay.
 * @returns media ids by key of the scene
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

/** Directly into the database: Payload's API requires a file. */
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

import type { Payload } from 'payload';

/** True while the demo may be put in: nobody has claimed the studio, and the front page, which is made last, is missing. */
export async function needsSeed(payload: Payload): Promise<boolean> {
  const users = await payload.count({ collection: 'users' });
  if (users.totalDocs > 0) return false;
  const home = await payload.count({ collection: 'posts', where: { path: { equals: '/' } } });
  return home.totalDocs === 0;
}

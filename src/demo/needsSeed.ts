import type { Payload } from 'payload';

/** Whether the demo may be seeded: the studio has no account yet, and the front page, which is created last, is missing. */
export async function needsSeed(payload: Payload): Promise<boolean> {
  const users = await payload.count({ collection: 'users' });
  if (users.totalDocs > 0) return false;
  const home = await payload.count({ collection: 'posts', where: { path: { equals: '/' } } });
  return home.totalDocs === 0;
}

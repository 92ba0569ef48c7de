import type { Payload } from 'payload';

/** Whether the demo may be seeded: the studio has no account yet, and the front page, which is created last, is missing. */
export async function needsSeed(payload: Payload): Promise<boolean> {
  const users = await payload.count({ collection: 'users' });
  if (users.totalDocs > 0) return false;
  // In a demo that an earlier version made it is an article.
  for (const collection of ['pages', 'posts'] as const) {
    const home = await payload.count({ collection, where: { path: { equals: '/' } } });
    if (home.totalDocs > 0) return false;
  }
  return true;
}

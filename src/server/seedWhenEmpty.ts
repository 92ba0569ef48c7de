import type { CollectionSlug, Payload } from 'payload';

/** Collections of which any document means that the database is in use. */
const CONTENT: readonly CollectionSlug[] = ['pages', 'posts', 'media', 'templates', 'users'];

/**
 * Fills an empty database with the demo operator, unless NO_DEMO is set.
 * @throws what the demo throws
 */
export async function seedWhenEmpty(payload: Payload): Promise<void> {
  if (process.env.NO_DEMO) return;
  for (const collection of CONTENT) {
    const { totalDocs } = await payload.count({ collection, overrideAccess: true });
    if (totalDocs) return;
  }
  // The demo and its artwork are needed once in the life of a site.
  const { seed } = await import('../demo/seed.ts');
  const started = Date.now();
  process.stdout.write('The database is empty: making the demo site. This takes a minute, once.\n');
  await seed(payload);
  process.stdout.write(`The demo site is ready (${Math.round((Date.now() - started) / 1000)} s).\n`);
}

import type { Payload, Where } from 'payload';

/** Demo pictures without a file. */
export const UNPAINTED: Where = { filename: { exists: false } };

/** Number of demo pictures without a file. Apart from what paints them, which loads every scene. */
export async function countUnpainted(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'media', where: UNPAINTED });
  return totalDocs;
}

import type { Payload, Where } from 'payload';
import { fileNamesOf, type PictureFiles } from './fileNamesOf.ts';
import { IMAGE_SIZES } from './sizes.ts';

/**
 * Reads which files the pictures' rows reference, as committed.
 * @param among only these; every file when absent
 * @throws what the database throws
 */
export async function readNamedFiles(payload: Payload, among?: readonly string[]): Promise<Set<string>> {
  if (among?.length === 0) return new Set();
  // Not `payload.find`: hooks and access control must not affect which files are needed.
  const { docs } = await payload.db.find<PictureFiles>({
    collection: 'media',
    limit: 0,
    pagination: false,
    select: { filename: true, sizes: true },
    ...(among && { where: namesAnyOf(among) }),
  });
  return new Set(docs.flatMap(fileNamesOf));
}

function namesAnyOf(names: readonly string[]): Where {
  const paths = ['filename', ...IMAGE_SIZES.map(({ name }) => `sizes.${name}.filename`)];
  return { or: paths.map((path): Where => ({ [path]: { in: [...names] } })) };
}

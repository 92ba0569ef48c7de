import type { Payload } from 'payload';
import { isPrivateName, privateStorageOf } from '../../cms/files/privateStorage.ts';
import { ENQUIRY_FILES } from '../../forms/words.ts';

/** Age from which a file without a row is orphaned; a submission takes seconds. */
const SETTLED_MS = 3_600_000;

/** Maximum number of files without a single row; more suggest the wrong database. */
const FEW_FILES = 20;

/**
 * Deletes orphaned files, left behind by a process that was killed between file and row.
 * @returns their names
 */
export async function sweepFiles(payload: Payload, now: Date): Promise<string[]> {
  const storage = privateStorageOf(payload);
  const found: string[] = [];
  for await (const { modified, name } of storage.list()) {
    if (isPrivateName(name) && now.getTime() - modified.getTime() > SETTLED_MS) found.push(name);
  }
  if (found.length === 0) return [];
  const { docs } = await payload.find({
    collection: ENQUIRY_FILES,
    depth: 0,
    pagination: false,
    select: { key: true },
  });
  const named = new Set(docs.map(({ key }) => key));
  const orphans = found.filter((name) => !named.has(name));
  if (named.size === 0 && orphans.length > FEW_FILES) {
    payload.logger.warn(
      `${orphans.length} files that visitors sent belong to no enquiry in the database. These are so many that none was removed. Check DATABASE_URL and DATA_DIR.`,
    );
    return [];
  }
  for (const name of orphans) await storage.remove(name);
  return orphans;
}

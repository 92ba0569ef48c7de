import type { BasePayload, GlobalAfterChangeHook } from 'payload';
import { hashesOf, readOwnTypefaces } from '../../styles/fonts/own/ownFamily.ts';

type Store = Pick<BasePayload, 'db' | 'kv'>;

/** A cut file in the key-value store, and so in every backup, on every process, and in no bucket. */
interface StoredFont {
  /** Base64. */
  data: string;
  /** Date of the upload, or when the theme stopped using it; ISO 8601. */
  since: string;
}

const PREFIX = 'own-font:';
/** Time after which an unused file is deleted, in ms: open forms and copies of pages elsewhere may still name it. */
const UNUSED_MS = 30 * 24 * 3_600_000;

/** Stores a cut file under its hash. */
export async function storeFont({ kv }: Pick<Store, 'kv'>, hash: string, file: Uint8Array, now: Date): Promise<void> {
  const stored: StoredFont = { data: Buffer.from(file).toString('base64'), since: now.toISOString() };
  await kv.set(PREFIX + hash, stored);
}

/** Reads a cut file; undefined where there is none. */
export async function readFont({ kv }: Pick<Store, 'kv'>, hash: string): Promise<Buffer | undefined> {
  const stored = await kv.get<StoredFont>(PREFIX + hash);
  return stored ? Buffer.from(stored.data, 'base64') : undefined;
}

/** Deletes files that no own typeface uses, a month after their upload or their last use. */
export async function deleteUnusedFonts({ db, kv }: Store, used: ReadonlySet<string>, now: Date): Promise<void> {
  const { docs } = await db.find<{ id: number; key: string }>({
    collection: 'payload-kv',
    where: { key: { like: PREFIX } },
    select: { key: true },
    limit: 0,
    pagination: false,
  });
  const unused = docs.filter(({ key }) => key.startsWith(PREFIX) && !used.has(key.slice(PREFIX.length)));
  // One after the other: each is a file of tens of kB.
  for (const { key } of unused) {
    const stored = await kv.get<StoredFont>(key);
    if (stored && now.getTime() - Date.parse(stored.since) > UNUSED_MS) await kv.delete(key);
  }
}

/** Hook of the theme: files that it no longer uses are deleted a month from now, so a theme that is put back finds its own. */
export const sweepFonts: GlobalAfterChangeHook = async ({ doc, previousDoc, req: { payload } }) => {
  const now = new Date();
  const used = new Set(hashesOf(readOwnTypefaces(doc.ownTypefaces)));
  for (const hash of hashesOf(readOwnTypefaces(previousDoc?.ownTypefaces))) {
    const file = used.has(hash) ? undefined : await readFont(payload, hash);
    if (file) await storeFont(payload, hash, file, now);
  }
  await deleteUnusedFonts(payload, used, now);
};

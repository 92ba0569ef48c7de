import type { BasePayload } from 'payload';

/** In Payload's key-value store, since it is never queried by its content. */
const KEY = 'demo-seed';

/** Record of the demo's seed. */
export interface SeedRecord {
  /** Name of the demo's operator. */
  siteName: string;
  /** The stamp of each document (`pages/7`) and global (its slug) after the seed; one with another stamp was edited since. */
  changed: Readonly<Record<string, string>>;
  /** Words of the demo in settings, by global and field, so that those go which were left as they were. Absent with seeds of earlier versions. */
  words?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Whether the demo was removed: what is left of it is kept on purpose. */
  isRemoved?: boolean;
}

/** Undefined on a site that did not begin with the demo, or with that of an earlier version. */
export async function readSeedRecord(payload: Pick<BasePayload, 'kv'>): Promise<SeedRecord | undefined> {
  return (await payload.kv.get<SeedRecord>(KEY)) ?? undefined;
}

/** Stores the record of the demo's seed, in place of an older one. */
export async function writeSeedRecord(payload: Pick<BasePayload, 'kv'>, record: SeedRecord): Promise<void> {
  await payload.kv.set(KEY, record);
}

/** Stamp that tells whether a document was edited: when it was changed; of a picture its text, since its file follows the seed. */
export function seededMark(collection: string, doc: { updatedAt?: string | null; alt?: unknown }): string {
  return String((collection === 'media' ? doc.alt : doc.updatedAt) ?? '');
}

/** Whether a document (`pages/7`) or a global is as the seed has left it. */
export function isAsSeeded(record: SeedRecord | undefined, name: string, mark: string | null | undefined): boolean {
  const then = record?.changed[name];
  return then !== undefined && then === mark;
}

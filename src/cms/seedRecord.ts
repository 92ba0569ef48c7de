import type { BasePayload } from 'payload';

/** In Payload's key-value store, since nothing is asked of it by query. */
const KEY = 'demo-seed';

/** What the demo's seed has left. */
export interface SeedRecord {
  /** Name of the demo's operator. */
  siteName: string;
  /** When each document was last changed then, by `pages/7`, and each global, by its slug. What has a later time was edited since. */
  changed: Readonly<Record<string, string>>;
}

/** Undefined on a site that did not begin with the demo, or with that of an earlier version. */
export async function readSeedRecord(payload: Pick<BasePayload, 'kv'>): Promise<SeedRecord | undefined> {
  return (await payload.kv.get<SeedRecord>(KEY)) ?? undefined;
}

export async function writeSeedRecord(payload: Pick<BasePayload, 'kv'>, record: SeedRecord): Promise<void> {
  await payload.kv.set(KEY, record);
}

/** Whether a document (`pages/7`) or a global is as the seed has left it. */
export function isAsSeeded(
  record: SeedRecord | undefined,
  name: string,
  updatedAt: string | null | undefined,
): boolean {
  const then = record?.changed[name];
  return then !== undefined && then === updatedAt;
}

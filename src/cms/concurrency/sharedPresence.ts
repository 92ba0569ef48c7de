import type { BasePayload } from 'payload';
import { isObject } from '../../shared/isObject.ts';
import type { Windows } from './presence.ts';

/** Interval at which a process writes its own presence and reads that of the others, in ms. */
const EVERY_MS = 3000;
/** Rows of processes that have written nothing for this long are deleted, in ms. */
const KEPT_MS = 3_600_000;
const PREFIX = 'presence-';

interface Row {
  id: number;
  key: string;
  data: { at: number; windows: Windows };
}

/**
 * Presence across processes on the same database. Each process writes one row of its own in Payload's key-value store,
 * so that none overwrites another's.
 * @param now the time in ms, such as `Date.now`; clocks of several machines must not differ by more than a few seconds
 * @returns a function that publishes this process's windows and returns those of the others
 */
export function createSharedPresence(now: () => number): (payload: BasePayload, own: Windows) => Promise<Windows> {
  const key = PREFIX + crypto.randomUUID();
  let askedAt = Number.NEGATIVE_INFINITY;
  let published = '{}';
  let found: Windows = {};

  return async (payload, own) => {
    if (now() - askedAt < EVERY_MS) return found;
    askedAt = now();
    try {
      if (published !== '{}' || Object.keys(own).length > 0) await payload.kv.set(key, { at: now(), windows: own });
      published = JSON.stringify(own);
      const rows = await readRows(payload, key);
      for (const { data, key: old } of rows) if (now() - data.at > KEPT_MS) await payload.kv.delete(old);
      found = join(rows);
    } catch (error) {
      payload.logger.warn({ err: error, msg: 'Who edits at other processes could not be read.' });
    }
    return found;
  };
}

async function readRows({ db }: BasePayload, own: string): Promise<Row[]> {
  const where = { and: [{ key: { like: PREFIX } }, { key: { not_equals: own } }] };
  const { docs } = await db.find<Row>({ collection: 'payload-kv', limit: 0, pagination: false, where });
  return docs.filter(({ data, key }) => key.startsWith(PREFIX) && isObject(data?.windows));
}

function join(rows: readonly Row[]): Windows {
  const all: Windows = {};
  for (const { data } of rows)
    for (const [document, windows] of Object.entries(data.windows)) all[document] = { ...all[document], ...windows };
  return all;
}

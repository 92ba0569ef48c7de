import type { Payload } from 'payload';
import { keyOf, pathOf, type Thing } from '../things.ts';

/** Checks that earlier addresses of published documents lead to the present one, and none leads away from it. */
export async function checkRedirects(payload: Payload, things: ReadonlyMap<string, Thing>): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'redirects', depth: 0, limit: 0, pagination: false });
  const faults: string[] = [];
  for (const { from, to } of docs) {
    const { shown } = things.get(keyOf(from.slice(1, -1)))?.known ?? {};
    if (shown && to !== pathOf(shown)) faults.push(`${from} leads to ${to}, but the document is at ${pathOf(shown)}.`);
  }
  return faults;
}

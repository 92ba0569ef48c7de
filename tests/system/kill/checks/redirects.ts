import type { Payload } from 'payload';
import { pathOf, type Thing } from '../things.ts';

/** Checks that the former paths of every published document redirect to the current one. */
export async function checkRedirects(payload: Payload, things: readonly Thing[]): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'redirects', depth: 0, limit: 0, pagination: false });
  const targets = new Map(docs.map(({ from, to }) => [from, to]));
  const faults: string[] = [];
  for (const { kind, moves } of things) {
    if (kind !== 'pages' && kind !== 'posts') continue;
    const [present, ...earlier] = moves.map(pathOf).reverse();
    for (const path of earlier) {
      const target = targets.get(path);
      if (target !== present)
        faults.push(`${path} leads to ${target ?? 'nothing'}, but the document is at ${present}.`);
    }
    if (present && targets.has(present)) faults.push(`${present} is a document and a redirect.`);
  }
  return faults;
}

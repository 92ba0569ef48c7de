import { setTimeout } from 'node:timers/promises';
import type { Payload } from 'payload';
import type { OpenSite } from '../openSite.ts';
import { findTokens, isDocumentToken, pathOf, type Thing } from '../things.ts';

const BUSY_PAUSE_MS = 200;
const BUSY_LIMIT_MS = 20_000;

/** Checks what visitors get: through the site, every recently changed page; through Payload, everything. */
export async function checkVisitors(
  { app, payload }: OpenSite,
  things: readonly Thing[],
  since: number,
): Promise<string[]> {
  const documents = things.filter(({ kind }) => kind === 'pages' || kind === 'posts');
  const faults = await checkReading(payload);
  for (const { known, round } of documents) {
    if (round < since) continue;
    const { newest, shown } = known;
    if (shown) {
      const { body, statusCode } = await visit(app, pathOf(shown));
      const tokens = findTokens(body).filter(isDocumentToken);
      if (statusCode !== 200) faults.push(`${pathOf(shown)} is published and answers ${statusCode}.`);
      else if (tokens.length !== 1 || tokens[0] !== shown)
        faults.push(`The page of ${shown} shows ${tokens.join(', ')}.`);
    }
    if (newest && newest !== shown) {
      const { body, statusCode } = await visit(app, pathOf(newest));
      if (statusCode === 200 || body.includes(`Text ${newest}`)) faults.push(`Visitors see the draft ${newest}.`);
    }
  }
  return faults;
}

/** Retries while the process is too busy, as a machine with few cores is after a start. */
async function visit(app: OpenSite['app'], path: string): Promise<{ body: string; statusCode: number }> {
  const end = Date.now() + BUSY_LIMIT_MS;
  for (;;) {
    const answer = await app.inject(path);
    if (answer.statusCode !== 503 || Date.now() > end) return answer;
    await setTimeout(BUSY_PAUSE_MS);
  }
}

/** Payload's API returns no document to an anonymous reader, with or without drafts. */
async function checkReading(payload: Payload): Promise<string[]> {
  const faults: string[] = [];
  for (const collection of ['pages', 'posts'] as const) {
    for (const draft of [false, true]) {
      const asked = { collection, draft, overrideAccess: false, req: { payloadAPI: 'REST' } } as const;
      const refusal = await payload.find({ ...asked, depth: 0, limit: 1 }).then(
        ({ totalDocs }) => `${totalDocs} documents`,
        ({ status }: { status?: number }) => status,
      );
      if (refusal !== 403)
        faults.push(`Payload answers anybody who asks for ${collection} with ${refusal} (draft: ${draft}).`);
    }
  }
  return faults;
}

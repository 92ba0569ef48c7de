// Separate process: opens the given data folder and adds articles copied from existing ones, up to the given count. They are written by the
// database adapter, bypassing all hooks: ten thousand saves would take an hour.
import type { Payload } from 'payload';
import type { Post } from '../../../src/cms/payload-types.ts';
import { openTestPayload } from '../../support/testPayload.ts';
import { partPath } from './partPath.ts';

/** Rows per transaction. */
const AT_ONCE = 250;
const HOUR_MS = 3_600_000;

const [dataDir = '', wanted = '0'] = process.argv.slice(2);
const payload = await openTestPayload({ dataDir, databaseUrl: undefined });
await fill(payload, Number(wanted));
await payload.destroy();

async function fill({ db }: Payload, count: number): Promise<void> {
  const { docs } = await payload.find({
    collection: 'posts',
    where: { and: [{ _status: { equals: 'published' } }, { path: { not_equals: '/' } }] },
    depth: 0,
    limit: 100,
    // In the adapter's format: texts by language.
    locale: 'all',
  });
  for (let number = 0; number < count; ) {
    const transactionID = (await db.beginTransaction()) as string;
    const last = Math.min(number + AT_ONCE, count);
    for (; number < last; number += 1) {
      const data = copyOf(docs[number % docs.length] as Post, number);
      await db.create({ collection: 'posts', data, req: { transactionID } });
    }
    await db.commitTransaction(transactionID);
  }
}

/** An article with the blocks, terms and picture of another, and its own title, path and date. */
function copyOf({ id: _id, title, ...post }: Post, number: number): Record<string, unknown> {
  const date = new Date(Date.UTC(2026, 0, 1) - number * HOUR_MS).toISOString();
  const titles = Object.entries(title).map(([locale, text]) => [locale, `${text}, part ${number}`]);
  return {
    ...post,
    title: Object.fromEntries(titles),
    path: partPath(number),
    publishedAt: date,
    createdAt: date,
    updatedAt: date,
  };
}

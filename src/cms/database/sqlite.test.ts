import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage } from '../../../tests/support/factories.ts';

/** SQLite's number for `synchronous = FULL`: a commit waits until it is on disk. */
const FULL = 2;

describeEachDatabase('SQLite settings (pragmas)', (db) => {
  it.runIf(db.kind === 'sqlite')('are durable (WAL, synchronous FULL), before and after transactions', async () => {
    const expected = { journal_mode: 'wal', synchronous: FULL, foreign_keys: 1 };
    expect(await readSettings(db.payload)).toEqual(expected);
    await Promise.all([buildPage(db.payload), buildPage(db.payload)]);
    expect(await readSettings(db.payload)).toEqual(expected);
  });

  it.runIf(db.kind === 'sqlite')('use an index for localized texts once the file is opened again', async () => {
    for (let number = 0; number < 40; number += 1) await buildPage(db.payload);
    const { client } = db.payload.db as unknown as { client: Client };
    await db.payload.db.connect?.();
    const plan = await client.execute('explain query plan select title from pages_locales where _parent_id = 7');
    expect(plan.rows.map(({ detail }) => detail)).toEqual([expect.stringContaining('_parent_id=?')]);
  });
});

interface Client {
  execute(sql: string): Promise<{ rows: Record<string, unknown>[] }>;
}

async function readSettings({ db }: Payload): Promise<Record<string, unknown>> {
  const { client } = db as unknown as { client: Client };
  const settings: Record<string, unknown> = {};
  for (const name of ['journal_mode', 'synchronous', 'foreign_keys']) {
    settings[name] = (await client.execute(`pragma ${name}`)).rows[0]?.[name];
  }
  return settings;
}

import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { buildPage } from '../../../tests/support/factories.ts';
import { describeEachDatabase } from '../../../tests/support/testDatabase.ts';

/** SQLite's number for `full`: a commit waits until the disk has it. */
const FULL = 2;

describeEachDatabase('the settings of the database', (db) => {
  it.runIf(db.kind === 'sqlite')('keep a commit through a power cut, before and after transactions', async () => {
    const expected = { journal_mode: 'wal', synchronous: FULL, foreign_keys: 1 };
    expect(await readSettings(db.payload)).toEqual(expected);
    await Promise.all([buildPage(db.payload), buildPage(db.payload)]);
    expect(await readSettings(db.payload)).toEqual(expected);
  });
});

async function readSettings({ db }: Payload): Promise<Record<string, unknown>> {
  const { client } = db as unknown as {
    client: { execute(sql: string): Promise<{ rows: Record<string, unknown>[] }> };
  };
  const settings: Record<string, unknown> = {};
  for (const name of ['journal_mode', 'synchronous', 'foreign_keys']) {
    settings[name] = (await client.execute(`pragma ${name}`)).rows[0]?.[name];
  }
  return settings;
}

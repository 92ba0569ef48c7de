import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { migrate } from '../../../src/cms/migrate.ts';
import { copyMigratedSqlite } from '../database/sqliteTemplate.ts';
import { buildPage, buildUser } from '../factories.ts';
import { ADMIN } from '../requests/staff.ts';
import { openTestPayload } from '../testPayload.ts';
import { KEEPS_COMPILED } from './serverCommand.ts';
import { type Site, type SiteOptions, startSite } from './site.ts';

export interface Prepared {
  /** A data folder owned by the running test. */
  dataDir: string;
  remove(): void;
}

/**
 * Creates a site without starting it: an account that `signIn` knows, and a published page for each path, with the path as title.
 * @param databaseUrl an empty PostgreSQL database; absent: SQLite
 * @param parent the folder to create the data folder in
 * @param isKept true: the caller removes it; otherwise it is removed with the running test
 */
export async function prepareSite(
  paths: readonly string[],
  { databaseUrl, isKept, parent = tmpdir() }: { databaseUrl?: string; isKept?: boolean; parent?: string } = {},
): Promise<Prepared> {
  const dataDir = mkdtempSync(join(parent, 'rihla-up-'));
  const remove = (): void => rmSync(dataDir, { recursive: true, force: true });
  if (!isKept) onTestFinished(remove);
  if (!databaseUrl) await copyMigratedSqlite(dataDir);
  const payload = await openTestPayload({ dataDir, databaseUrl });
  if (databaseUrl) await migrate(payload);
  await buildUser(payload, 'admin', { ...ADMIN });
  for (const path of paths) await buildPage(payload, { path, title: titleOf(path) });
  await payload.destroy();
  return { dataDir, remove };
}

/** Title of the page at a path. */
export function titleOf(path: string): string {
  return `All about ${path.replaceAll('/', ' ').trim() || 'home'}`;
}

/** Starts a site that ends with the running test, whatever its result. */
export async function runSite(options: SiteOptions): Promise<Site> {
  const site = await startSite({ ...options, env: { ...KEEPS_COMPILED, NO_DEMO: 'empty', ...options.env } });
  onTestFinished(async () => {
    if (site.process.exitCode === null && site.process.signalCode === null) await site.stop('SIGKILL');
  });
  return site;
}

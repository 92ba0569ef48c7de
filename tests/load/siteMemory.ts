import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../support/postgres/postgresServer.ts';
import { DEMO_IS_WHOLE, startSite } from '../support/servers/site.ts';
import { type Memory, measureMemory } from './memory.ts';

/**
 * Memory of a process with `ROLE=site` over the demo in PostgreSQL, which the first start of a combined one creates.
 * @returns undefined where PostgreSQL is not installed
 */
export async function measureSiteMemory(paths: readonly string[], loadSeconds: number): Promise<Memory | undefined> {
  const postgres = startPostgres();
  if (!postgres) return undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'rihla-bench-site-'));
  try {
    const env = { DATABASE_URL: postgres.url('postgres') };
    const whole = await startSite({ dataDir, env });
    await whole.printed(DEMO_IS_WHOLE);
    await whole.stop();
    return await measureMemory({ dataDir, env: { ...env, ROLE: 'site' }, paths, loadSeconds });
  } finally {
    postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

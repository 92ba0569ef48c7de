import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KEEPS_COMPILED } from './serverCommand.ts';
import { type Site, startSite } from './site.ts';
import { seededTemplate } from './template.ts';

/** A site with its data folder. */
export interface SeededSite extends Site {
  readonly dataDir: string;
}

/**
 * Starts the built server on its own copy of the seeded demo. Stopping it removes the copy.
 * @param name part of the copy's folder name
 * @param env environment variables
 */
export async function startSeededSite(name: string, env?: Record<string, string>): Promise<SeededSite> {
  const dataDir = mkdtempSync(join(tmpdir(), `rihla-${name}-`));
  cpSync(await seededTemplate(), dataDir, { recursive: true });
  const site = await startSite({ dataDir, env: { ...KEEPS_COMPILED, ...env } });
  return {
    ...site,
    dataDir,
    // Its data is thrown away: waiting a second or two for load balancers and open connections is useless here.
    stop: async (signal = 'SIGKILL') => {
      const code = await site.stop(signal);
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

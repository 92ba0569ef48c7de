import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Site, startSite } from './site.ts';
import { seededTemplate } from './template.ts';

/**
 * Starts the built server on a copy of the seeded demo that nobody else uses. Stopping it removes the copy.
 * @param name part of the copy's folder name
 */
export async function startSeededSite(name: string): Promise<Site & { dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), `rihla-${name}-`));
  cpSync(await seededTemplate(), dataDir, { recursive: true });
  const site = await startSite({ dataDir });
  return {
    ...site,
    dataDir,
    stop: async (signal) => {
      const code = await site.stop(signal);
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../support/servers/site.ts';
import { waitUntil } from './waitUntil.ts';

/** Requests pages and waits until each is compressed at the highest level and cached on disk, as for all but the first visitor. */
export async function warmUp({ origin }: Site, dataDir: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await waitUntil(async () => {
      const answer = await fetch(`${origin}${path}`);
      await answer.arrayBuffer();
      return answer.ok && existsSync(join(dataDir, 'pages', path, 'index.html'));
    }, 50);
  }
}

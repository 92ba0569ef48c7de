import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { resolveFromManifest } from '../../islands/manifest.ts';
import type { SiteAssets } from '../../pages/siteRenderer.ts';

/** Manifest keys of the below-the-fold stylesheets. */
const BELOW_FOLD = { lists: 'src/widgets/belowFoldLists.css', tours: 'src/widgets/belowFoldTours.css' } as const;

/**
 * Reads the output of the client build that pages need.
 * @param clientDir absolute path of `dist/client`
 * @throws Error when the build is missing
 */
export function readSiteAssets(clientDir: string): SiteAssets {
  const read = (file: string): string => readFileSync(join(clientDir, file), 'utf8');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const addressOf = (key: string): string => {
    const entry = manifest[key];
    if (!entry) throw new Error(`The client build has no “${key}”. Build it again: npm run build -- client.`);
    return `/${entry.file}`;
  };
  return {
    belowFold: { lists: addressOf(BELOW_FOLD.lists), tours: addressOf(BELOW_FOLD.tours) },
    resolveIsland: resolveFromManifest(manifest),
    loader: JSON.parse(read('loader.json')) as string,
    fonts: JSON.parse(read('fonts.json')) as SiteAssets['fonts'],
  };
}

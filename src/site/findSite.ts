import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_CONTRACT } from './contract.ts';

/** Error: the site code cannot be used; the message says what to do. */
export class SiteError extends Error {}

/** The folder of a site's own code. */
export interface SiteFolder {
  /** Absolute path. */
  folder: string;
  /** Absolute path of its `site.ts`; undefined for site code without parts for the studio. */
  entry: string | undefined;
}

/** Finds the site's own code; undefined when there is no `site/`, or nothing in it. @param root of the repository */
export function findSite(root: string): SiteFolder | undefined {
  const folder = join(root, 'site');
  if (!existsSync(folder) || readdirSync(folder).length === 0) return undefined;
  const entry = join(folder, 'site.ts');
  return { folder, entry: existsSync(entry) ? entry : undefined };
}

/**
 * Finds the site's own code, and refuses it when it was written for another contract.
 * @param current the number of this version's
 * @throws SiteError with what to do
 */
export function takeSite(root: string, current: number = SITE_CONTRACT): SiteFolder | undefined {
  const site = findSite(root);
  if (!site) return undefined;
  if (existsSync(join(site.folder, 'package.json'))) {
    throw new SiteError(
      'site/package.json makes site/ a package of its own, in which #rihla/… means nothing. Remove it; docs/site-code.md says why.',
    );
  }
  const written = readContract(join(site.folder, 'site.json'));
  if (written === current) return site;
  throw new SiteError(
    written < current
      ? `site/ was written for contract ${written}, and this version of Rihla has contract ${current}. Make the changes that docs/site-code.md lists for it, then set "contract": ${current} in site/site.json. Until then, start the version before.`
      : `site/ was written for contract ${written}, and this version of Rihla has contract ${current} only. Update Rihla with git pull, or take an older version of site/.`,
  );
}

function readContract(file: string): number {
  const words = `site/ has no valid site.json. Write into it for which contract its code was written: { "contract": ${SITE_CONTRACT} }`;
  if (!existsSync(file)) throw new SiteError(words);
  try {
    const { contract } = JSON.parse(readFileSync(file, 'utf8')) as { contract?: unknown };
    if (typeof contract === 'number' && Number.isInteger(contract) && contract > 0) return contract;
  } catch {
    // An unreadable file is reported as a missing one.
  }
  throw new SiteError(words);
}

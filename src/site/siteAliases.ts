import { join } from 'node:path';
import { takeSite } from './findSite.ts';

/** An alias as Vite takes it. */
export interface SiteAlias {
  find: RegExp;
  replacement: string;
}

/**
 * What `#site`, `#site/modules` and `#site/effects` mean when there is code of the site's own; otherwise `package.json` says: nothing.
 * @param root of the repository
 * @throws SiteError as `takeSite` does
 */
export function siteAliases(root: string): SiteAlias[] {
  const site = takeSite(root);
  if (!site) return [];
  return [
    ...(site.entry ? [{ find: /^#site$/, replacement: site.entry }] : []),
    { find: /^#site\/modules$/, replacement: join(root, 'src/site/found.ts') },
    { find: /^#site\/effects$/, replacement: join(root, 'src/site/foundEffects.ts') },
  ];
}

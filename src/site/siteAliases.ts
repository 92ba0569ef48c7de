import { join } from 'node:path';
import { takeSite } from './findSite.ts';

/** An alias as Vite takes it. */
export interface SiteAlias {
  find: RegExp;
  replacement: string;
}

/**
 * Aliases `#site`, `#site/modules` and `#site/effects` where there is site code; otherwise `imports` of `package.json` resolve them to `none/`.
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

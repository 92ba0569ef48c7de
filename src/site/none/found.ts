import type { SiteModules } from '../siteModules.ts';

/** There is no code of the site's own. */
export const siteModules: SiteModules = { demo: undefined, examples: {}, style: '', widgets: [] };

import type { SiteModules } from '../siteModules.ts';

/** Empty: there is no site code. */
export const siteModules: SiteModules = { demo: undefined, examples: {}, style: '', widgets: [] };

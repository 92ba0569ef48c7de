import type { Site } from '../site.ts';

/** There is no code of the site's own. */
export const site: Site | undefined = undefined;

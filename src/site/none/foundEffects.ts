import type { Effect } from '../../effects/effect.ts';

/** There is no code of the site's own. */
export const siteEffects: readonly Effect[] = [];

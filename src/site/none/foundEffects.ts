import type { Effect } from '../../effects/effect.ts';

/** Empty: there is no site code. */
export const siteEffects: readonly Effect[] = [];

import type { Site } from '../site.ts';

/** Empty: there is no site code. */
export const site: Site | undefined = undefined;

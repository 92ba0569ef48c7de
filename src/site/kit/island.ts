// Contract: `src/site/contract.ts`. Runs in the browser: it may import nothing of the server or the studio.
export { prefersReducedMotion } from '../../browser/media.ts';
export type { Mount, MountContext } from '../../islands/types.ts';

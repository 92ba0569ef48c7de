// Contract: `src/site/contract.ts`. Runs in the browser: nothing of the server or the studio may come along.
export { prefersReducedMotion } from '../../browser/media.ts';
export type { Mount, MountContext } from '../../islands/types.ts';

import type { SiteResponse } from '../../pages/siteTypes.ts';
import { renderTooSlow } from '../faults/errors.ts';
import { inTime } from '../inTime.ts';
import type { PermitPools } from '../pipeline/permitPools.ts';
import { withPermit } from '../pipeline/withPermit.ts';

/** Properties of a request that decide which permits of the semaphore its render takes. */
export interface Turn {
  client: string;
  /** Variants are unlimited in number: visitors make up their queries, words to search for, and URLs that do not exist. */
  isVariant: boolean;
}

/** Renders when there is a permit, within the time limit. */
export type LimitedRender = (respond: () => Promise<SiteResponse>, turn: Turn) => Promise<SiteResponse>;

/**
 * Render limit (concurrency limit): limits concurrent renders, fairly between clients: all at once would each be late and hold up requests for cached pages. A client
 * renders one variant at a time, before it takes a permit that pages need.
 */
export function createRenderLimit(pools: PermitPools, renderTimeoutMs: number): LimitedRender {
  return (respond, { client, isVariant }) => {
    const latest = performance.now() + renderTimeoutMs;
    const late = () => renderTooSlow(renderTimeoutMs);
    const render = () =>
      withPermit(pools.render, client, () => {
        const leftMs = latest - performance.now();
        if (leftMs <= 0) throw late();
        // A render that never ends must not keep its permit.
        return inTime(respond(), leftMs, late);
      });
    const response = isVariant ? withPermit(pools.variants, client, render) : render();
    return inTime(response, renderTimeoutMs, late);
  };
}

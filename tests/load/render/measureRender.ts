import type { SiteRenderer } from '../../../src/pages/siteRenderer.ts';
import { percentile } from '../statistics.ts';
import type { RenderFigures } from './renderFigures.ts';

/** Renders before the measurement, so that V8 has compiled the hot code. */
const WARM_UP = 30;

/**
 * Renders a page repeatedly, one after another.
 * @throws Error when the result is not the page
 */
export async function measureRender(
  site: Pick<SiteRenderer, 'respond'>,
  path: string,
  renders: number,
): Promise<RenderFigures> {
  const render = async (): Promise<void> => {
    const { status } = await site.respond({ path, query: new URLSearchParams() });
    if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
  };
  for (let count = 0; count < WARM_UP; count += 1) await render();
  const durations: number[] = [];
  const before = process.cpuUsage();
  for (let count = 0; count < renders; count += 1) {
    const began = performance.now();
    await render();
    durations.push(performance.now() - began);
  }
  const { system, user } = process.cpuUsage(before);
  const total = durations.reduce((sum, duration) => sum + duration, 0);
  return {
    cpu: (user + system) / 1000 / renders,
    p50: percentile(durations, 50),
    p99: percentile(durations, 99),
    perSecond: (renders / total) * 1000,
  };
}

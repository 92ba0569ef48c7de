// Contract: `src/site/contract.ts`.
import type { SiteDemo, SiteDemoBlock } from '../demo.ts';

export { block, text, toAddress } from '../../demo/blocks.ts';
export type { SiteDemo, SiteDemoPage } from '../demo.ts';

/** A container around blocks. */
export function container(fields: Readonly<Record<string, unknown>>, blocks: readonly SiteDemoBlock[]): SiteDemoBlock {
  return { ...fields, blockType: 'container', blocks } as SiteDemoBlock;
}

/** Defines what `site/demo.ts` exports as `demo`. */
export function defineDemo(demo: SiteDemo): SiteDemo {
  return demo;
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RenderContext } from '../context.ts';
import { walkLayout } from '../layout.ts';
import type { AnyBlock, Layout } from '../types.ts';

/**
 * Maximum number of blocks on a page that read lists of content: each takes up to 25 ms of the process. Pages of the demo's pattern book have 30,
 * all others 10.
 */
export const MAX_LOADING = 60;
/** Loads that begin within one turn of the event loop: more than most pages have. */
const AT_ONCE = 8;

/** Number of loads of a page, including those of its linked sections, by the page's map of loaded data. */
const counts = new WeakMap<RenderContext['loaded'], number>();

/** Runs every widget's `load`, concurrently. A failure only leaves out its own block, and so does a load beyond `MAX_LOADING`. */
export async function loadBlocks(layouts: readonly Layout[], context: RenderContext): Promise<void> {
  const { loaded, widgets } = context;
  const loading = layouts
    .flatMap((layout) => walkLayout(layout, widgets))
    .filter(({ blockType }) => widgets.get(blockType)?.load);
  const count = counts.get(loaded) ?? 0;
  const free = Math.max(0, MAX_LOADING - count);
  counts.set(loaded, count + loading.length);
  const error = tooMany();
  for (const [index, block] of loading.slice(free).entries())
    loaded.set(block, { failed: { error, isRepeated: index > 0 || count > MAX_LOADING } });
  const begun: Promise<void>[] = [];
  for (const block of loading.slice(0, free)) {
    if (begun.length && begun.length % AT_ONCE === 0) await nextTurn();
    begun.push(loadBlock(block, context));
  }
  await Promise.all(begun);
}

async function loadBlock(block: AnyBlock, context: RenderContext): Promise<void> {
  try {
    context.loaded.set(block, { data: await context.widgets.get(block.blockType)?.load?.(block, context) });
  } catch (error) {
    context.loaded.set(block, { failed: { error } });
  }
}

function tooMany(): Error {
  return new Error(`A page reads at most ${MAX_LOADING} lists. Take some out, or spread them over several pages.`);
}

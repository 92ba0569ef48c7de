// Separate process, built like the server, so that style is what pages inline: renders every example of every kind, and prints their style and
// islands as JSON.

import { parts } from '../../../src/parts/registry.ts';
import { loadBlocks } from '../../../src/render/blocks/loadBlocks.ts';
import { createContext } from '../../../src/render/createContext.ts';
import { walkLayout } from '../../../src/render/layout.ts';
import type { Example } from '../../../src/render/samples/example.ts';
import { widgets } from '../../../src/widgets/registry.ts';
import { buildPageView, fakeContent } from '../../support/pageBuilders.ts';
import type { Asked } from './asked.ts';

const examples = import.meta.glob<Readonly<Record<string, Example>>>('/src/widgets/*/examples.ts', {
  eager: true,
  import: 'blockExamples',
});

const asked: Record<string, Asked> = {};
for (const { name } of widgets) {
  const ones = Object.values(examples[`/src/widgets/${name}/examples.ts`] ?? {});
  asked[name] = { examples: await Promise.all(ones.map((example) => askedBy(name, example))) };
}
process.stdout.write(`${JSON.stringify(asked)}\n`);

/** What an example loads, without what nested blocks of other kinds load. */
async function askedBy(kind: string, { block, page = 'article' }: Example): Promise<Asked['examples'][number]> {
  const styles = new Map<string, string>();
  const islands = new Set<string>();
  const layout = [block];
  const context = createContext({
    kind: 'page',
    view: buildPageView(page),
    content: fakeContent(),
    ...{ parts, widgets },
    layouts: [layout],
    slot: { desktop: 1440, phone: 1 },
    report: ({ error, message }) => {
      throw error ?? new Error(message);
    },
    resolveIsland(name) {
      islands.add(name);
      return { src: name };
    },
  });
  const { use } = context.styles;
  context.styles.use = (name, css) => {
    // As on a page, where the first of a name wins.
    if (!styles.has(name)) styles.set(name, css);
    use(name, css);
  };
  await loadBlocks([layout], context);
  context.renderBlocks(layout);
  const inside = new Set(walkLayout(layout, widgets).map(({ blockType }) => blockType as string));
  inside.delete(kind);
  return {
    styles: Object.fromEntries([...styles].filter(([name]) => !inside.has(name.split('/')[0] ?? ''))),
    islands: [...islands],
    inside: [...inside],
  };
}

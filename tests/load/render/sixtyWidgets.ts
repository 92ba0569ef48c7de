import type { Payload } from 'payload';
import type { AnyBlock, Layout } from '../../../src/render/types.ts';
import { buildPage } from '../../support/factories.ts';

export const SIXTY_PATH = '/sixty-widgets/';
const WIDGETS = 60;

/** Publishes a page of 60 widgets: those of the demo's front page and its articles, in order, repeated if needed. */
export async function buildSixtyWidgets(payload: Payload): Promise<void> {
  const { docs } = await payload.find({ collection: 'posts', depth: 0, limit: 20, sort: 'path' });
  const { docs: pages } = await payload.find({ collection: 'pages', depth: 0, limit: 20, sort: 'path' });
  const blocks = [...pages, ...docs].flatMap(({ layout }) => (layout ?? []) as AnyBlock[]);
  await buildPage(payload, { title: 'Sixty widgets', path: SIXTY_PATH, layout: takeWidgets(blocks) as never });
}

/** Copies top-level blocks without their ids, up to exactly {@link WIDGETS} blocks at all depths. */
export function takeWidgets(blocks: readonly AnyBlock[]): NonNullable<Layout> {
  const taken: AnyBlock[] = [];
  let left = WIDGETS;
  while (left > 0) {
    const before = left;
    for (const block of blocks) {
      const size = countBlocks(block);
      if (size > left) continue;
      taken.push(withoutIds(block));
      left -= size;
    }
    if (left === before) throw new Error(`The demo has no blocks that fill up the last ${left} of ${WIDGETS} widgets.`);
  }
  return taken as NonNullable<Layout>;
}

/** Counts a block and its descendants. */
function countBlocks(block: AnyBlock): number {
  return JSON.stringify(block).split('"blockType":').length - 1;
}

function withoutIds<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (key, inner) => (key === 'id' && typeof inner === 'string' ? undefined : inner)),
  );
}

import { type AnchoredHeading, anchorHeadings } from '../shared/headings.ts';
import { childBlocks, onlyBlocks } from './layout.ts';
import type { FoundHeading, Traits } from './traits.ts';
import type { Layout } from './types.ts';

/** The headings of a document with their ids, known before the page is rendered. */
export interface PreparedHeadings {
  list: AnchoredHeading[];
  /** The id of a heading block or of a heading node inside a text. */
  idOf(source: object): string | undefined;
}

/**
 * Finds every heading of a document's layout, in reading order, and gives each its id.
 * @param reserved ids that the page uses for other things
 */
export function prepareHeadings(layout: Layout, widgets: Traits, reserved: Iterable<string> = []): PreparedHeadings {
  const found = findHeadings(layout, widgets);
  const list = anchorHeadings(
    found.map(({ heading }) => heading),
    reserved,
  );
  const ids = new Map(found.map(({ source }, index) => [source, list[index]?.id]));
  return { list, idOf: (source) => ids.get(source) };
}

/** Every heading of a layout in reading order, but for those inside panels. */
export function findHeadings(layout: Layout, widgets: Traits): FoundHeading[] {
  const inside = (blocks: Layout): FoundHeading[] => findHeadings(blocks, widgets);
  return onlyBlocks(layout).flatMap((block) => {
    const widget = widgets.get(block.blockType);
    if (widget?.headings) return widget.headings(block, inside);
    return widget?.panelName ? [] : inside(childBlocks(block, widgets));
  });
}

/** The level of a heading's tag, such as 2 for `h2`; 0 for any other. */
export function levelOf(tag: unknown): number {
  return Number(/^h([1-6])$/.exec(String(tag))?.[1] ?? 0);
}

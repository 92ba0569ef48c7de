import { type AnchoredHeading, anchorHeadings } from '../shared/headings.ts';
import { childBlocks, onlyBlocks } from './layout.ts';
import type { FoundHeading, Traits } from './traits.ts';
import type { AnyBlock, Layout } from './types.ts';

/** The headings of a document with their ids, known before the page is rendered. */
export interface PreparedHeadings {
  list(): AnchoredHeading[];
  /** The id of a heading block or of a heading node inside a text. */
  idOf(source: object): string | undefined;
}

/** What decides which headings a layout has, beside its blocks. */
interface HeadingOptions {
  /** The layout of the page's own document, for the block that stands for it. */
  contents?: Layout;
  /** Whether a block that has headings is on the page at all; by default it is. */
  isShown?: (block: AnyBlock) => boolean;
}

/**
 * Finds every heading of a layout, in reading order, and gives each its id.
 * @param reserved ids that the page uses for other things
 */
export function prepareHeadings(
  layout: Layout,
  widgets: Traits,
  reserved: Iterable<string> = [],
  options: HeadingOptions = {},
): PreparedHeadings {
  const found = findHeadings(layout, widgets, options);
  const list = anchorHeadings(
    found.map(({ heading }) => heading),
    reserved,
  );
  const ids = new Map(found.map(({ source }, index) => [source, list[index]?.id]));
  return { list: () => list, idOf: (source) => ids.get(source) };
}

/** Every heading of a layout in reading order, but for those inside panels. */
export function findHeadings(
  layout: Layout,
  widgets: Traits,
  { contents, isShown = () => true }: HeadingOptions = {},
): FoundHeading[] {
  const inside = (blocks: Layout): FoundHeading[] => findHeadings(blocks, widgets, { contents, isShown });
  return onlyBlocks(layout).flatMap((block) => {
    const widget = widgets.get(block.blockType);
    // Inside itself it is nothing.
    if (widget?.showsDocument) return findHeadings(contents, widgets, { isShown });
    if (widget?.headings) return isShown(block) ? widget.headings(block, inside) : [];
    return widget?.panelName ? [] : inside(childBlocks(block, widgets));
  });
}

/** The level of a heading's tag, such as 2 for `h2`; 0 for any other. */
export function levelOf(tag: unknown): number {
  return Number(/^h([1-6])$/.exec(String(tag))?.[1] ?? 0);
}

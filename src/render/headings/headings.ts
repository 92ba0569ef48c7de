import { type AnchoredHeading, anchorHeadings } from '../../shared/outline/headings.ts';
import { childBlocks, onlyBlocks } from '../layout.ts';
import type { FoundHeading, Traits } from '../traits.ts';
import type { AnyBlock, Layout } from '../types.ts';

/** The headings of a document with their ids, computed before the page is rendered. */
export interface PreparedHeadings {
  list(): AnchoredHeading[];
  /** The id of a heading block, or of a heading node in a rich text. */
  idOf(source: object): string | undefined;
}

/** Options for the headings of a layout. */
interface HeadingOptions {
  /** The layout of the page's document, for the block that shows it. */
  contents?: Layout;
  /** Whether a block with headings is shown; default: yes. */
  isShown?: (block: AnyBlock) => boolean;
}

/**
 * Finds all headings of a layout, in reading order, and assigns ids.
 * @param reserved ids that the page uses otherwise
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

/** All headings of a layout in reading order, except those inside panels. */
export function findHeadings(
  layout: Layout,
  widgets: Traits,
  { contents, isShown = () => true }: HeadingOptions = {},
): FoundHeading[] {
  const inside = (blocks: Layout): FoundHeading[] => findHeadings(blocks, widgets, { contents, isShown });
  return onlyBlocks(layout).flatMap((block) => {
    const widget = widgets.get(block.blockType);
    // Nested in itself it is empty.
    if (widget?.showsDocument) return findHeadings(contents, widgets, { isShown });
    if (widget?.headings) return isShown(block) ? widget.headings(block, inside) : [];
    return widget?.panelName ? [] : inside(childBlocks(block, widgets));
  });
}

/** The level of a heading tag, such as 2 for `h2`; 0 for any other tag. */
export function levelOf(tag: unknown): number {
  return Number(/^h([1-6])$/.exec(String(tag))?.[1] ?? 0);
}

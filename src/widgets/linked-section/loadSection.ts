import { SAVED_SECTION } from '../../cms/collections/Templates.ts';
import type { LinkedSectionBlock } from '../../cms/payload-types.ts';
import { loadBlocks } from '../../render/blocks/loadBlocks.ts';
import { withinBlock } from '../../render/blocks/withinBlock.ts';
import type { RenderContext } from '../../render/context.ts';
import { walkLayout } from '../../render/layout.ts';
import { withoutIds } from '../../render/listings/cardContext.ts';
import { withTranslated } from '../../render/text/languageMarks.ts';
import type { Layout, Template } from '../../render/types.ts';
import { MAX_BLOCKS } from '../../shared/layouts/limits.ts';
import { relationId } from '../../shared/rowId.ts';

/** Id of the section around a block. */
const SECTION = Symbol('linked section');

/** A section and the context of its blocks. */
export interface LoadedSection {
  layout: Layout;
  context: RenderContext;
}

/** Whether a block is in a linked section. */
export function isInSection({ enclosing }: Pick<RenderContext, 'enclosing'>): boolean {
  return enclosing.has(SECTION);
}

/** Total number of blocks in the linked sections of a page, keyed by the page's loaded data. */
const counts = new WeakMap<RenderContext['loaded'], number>();

/**
 * Reads a saved section and loads the data of its blocks. Nested sections are left out, and those with which all sections of
 * the page together exceed the block limit of a layout: a page of links to long sections would take minutes to render.
 */
export async function loadSection(
  block: LinkedSectionBlock,
  context: RenderContext,
): Promise<LoadedSection | undefined> {
  if (isInSection(context)) return undefined;
  const id = relationId(block.section);
  if (id === undefined) return undefined;
  const found = await context.content.findSpokenEntry<Template>('templates', id);
  if (found?.entry.kind !== SAVED_SECTION) return undefined;
  const { entry, translated } = found;
  // A page may show it twice.
  const layout = withoutIds(entry.layout);
  const count = (counts.get(context.loaded) ?? 0) + walkLayout(layout, context.widgets).length;
  if (count > MAX_BLOCKS) return undefined;
  counts.set(context.loaded, count);
  // As visitors see it: its blocks are edited elsewhere.
  const shown = { ...withTranslated(context, translated), editing: false, editsDocument: false, isMarked: false };
  const inner = withinBlock(shown, SECTION, id, () => false);
  await loadBlocks([layout], inner);
  return { layout, context: inner };
}

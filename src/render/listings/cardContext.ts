import type { DocumentView } from '../../content/documentTypes.ts';
import { isObject } from '../../shared/isObject.ts';
import { loadBlocks } from '../blocks/loadBlocks.ts';
import { renderBlocks } from '../blocks/renderBlocks.tsx';
import type { RenderContext, Slot } from '../context.ts';
import type { Layout } from '../types.ts';

/**
 * Creates the context of a block-built card: the page's own, with the card's document. Style, needs and ids stay the page's, so that a rule of the
 * card's blocks is written once for all cards. Cards are not part of the edited content.
 * @param slot the column of the card
 */
function cardContext(context: RenderContext, document: DocumentView, slot: Slot): RenderContext {
  const card: RenderContext = {
    ...context,
    view: { ...context.view, kind: 'page', document, path: document.path, title: document.title, archive: undefined },
    editing: false,
    editsDocument: false,
    isMarked: false,
    panelNames: undefined,
    headings: { list: () => [], idOf: () => undefined },
    loaded: new Map(),
    found: new Map(),
    slot,
    isOwn: () => false,
    renderBlocks: (layout, column) => renderBlocks(layout, card, column ?? card.slot),
    renderUnseen: (layout, column) => renderBlocks(layout, card, column),
  };
  return card;
}

/** Loads the data of a card's blocks for one document. */
export async function loadCard(
  layout: Layout,
  document: DocumentView,
  context: RenderContext,
  slot: Slot,
): Promise<RenderContext> {
  const card = cardContext(context, document, slot);
  await loadBlocks([layout], card);
  return card;
}

const known = new WeakMap<object, Layout>();

/** The layout of a card without the ids that editors gave its blocks, which would be duplicated by each card. */
export function withoutIds(layout: Layout): Layout {
  if (!layout) return layout;
  const made = known.get(layout) ?? (stripIds(layout) as Layout);
  known.set(layout, made);
  return made;
}

function stripIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripIds);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, inside]) => [name, name === 'htmlId' ? null : stripIds(inside)]);
  return Object.fromEntries(entries);
}

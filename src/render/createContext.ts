import { once } from '../shared/memo/once.ts';
import { createTranslate } from '../shared/messages/index.ts';
import { renderBlocks } from './blocks/renderBlocks.tsx';
import type { NotedLink, RenderContext, Slot } from './context.ts';
import { prepareHeadings } from './headings/headings.ts';
import { walkLayout } from './layout.ts';
import { namesOfPanels } from './links/missingPanels.ts';
import { pageOfAction } from './links/pageOfAction.ts';
import { createNeeds } from './needs.ts';
import { createIds, takenIds } from './pageIds.ts';
import type { RenderTools } from './part.ts';
import { createStyleSheet } from './styleSheet.ts';
import { styleOfSteps } from './styleSteps.ts';
import type { AnyBlock, Layout, PageView } from './types.ts';

interface PageOptions extends RenderTools {
  kind: 'page';
  view: PageView;
  /** All layouts on the page, the document's own included. */
  layouts: readonly Layout[];
  slot: Slot;
  /** The edited blocks, in an editor's preview; undefined for visitors. */
  edited?: ReadonlySet<AnyBlock> | undefined;
  editsDocument?: boolean;
  isMarked?: boolean | undefined;
  findFragment?: RenderContext['findFragment'] | undefined;
}

interface FragmentOptions {
  kind: 'fragment';
  /** Prefix of its ids, since it is inserted into unknown pages. */
  name: string;
  layout: Layout;
  slot: Slot;
}

/** A fragment that is sent on its own. */
interface OwnFragmentOptions extends FragmentOptions, RenderTools {
  view: PageView;
  /** Prefix of its classes, unique among pages and fragments. */
  classPrefix: string;
}

/** A fragment inside a page, for an editor; it uses the needs and the style of the page. */
interface ShownFragmentOptions extends FragmentOptions {
  inside: RenderContext;
}

/** Creates the render context of a page, or of a fragment. */
export function createContext(options: PageOptions | OwnFragmentOptions | ShownFragmentOptions): RenderContext {
  if (options.kind === 'page') return pageContext(options);
  if ('inside' in options) return fragmentContext(options, options.inside);
  const base = createBase(options, () => context);
  const context = fragmentContext(options, base);
  return context;
}

type Base = Omit<
  RenderContext,
  | 'headings'
  | 'isOwn'
  | 'nextTocIndex'
  | 'panelNames'
  | 'renderBlocks'
  | 'renderUnseen'
  | 'slot'
  | 'takePriority'
  | 'uniqueId'
>;

interface BaseOptions extends RenderTools {
  view: PageView;
  classPrefix?: string;
}

/** The part of the context that does not depend on the blocks' position. `self` returns the complete context, for parts. */
function createBase(
  { classPrefix, content, parts, report, resolveIsland, view, widgets }: BaseOptions,
  self: () => RenderContext,
): Base {
  const styles = createStyleSheet(classPrefix, (part) => styleOfSteps(view.theme, part));
  const needs = createNeeds(styles);
  const listeners = parts.having('noteLink');
  return {
    view,
    layouts: [],
    content,
    widgets,
    editing: false,
    editsDocument: false,
    isMarked: false,
    t: createTranslate(view.locale),
    styles,
    needs,
    islands: { resolve: resolveIsland, onMarker: () => needs.use('islands', { loader: true }) },
    loaded: new Map(),
    rendered: { characters: 0, isFull: false },
    found: new Map(),
    enclosing: new Map(),
    partsIn: (place) => parts.in(place, self()),
    noteLink(link: NotedLink) {
      for (const part of listeners) part.noteLink(link, self());
    },
    pageOfAction: (href) => pageOfAction(href, { parts, view }),
    findFragment: async () => undefined,
    report: (problem) => report({ ...problem, path: view.path }),
  };
}

function pageContext(options: PageOptions): RenderContext {
  const {
    edited,
    editsDocument = false,
    findFragment,
    isMarked = edited !== undefined,
    layouts,
    parts,
    slot,
    view,
    widgets,
  } = options;
  const usedIds = takenIds(layouts, widgets);
  // Lazy: which blocks are empty is known only after they have loaded.
  const headings = once(() => {
    const isShown = (block: AnyBlock): boolean => isOnPage(block, context);
    return prepareHeadings(flowOf(view), widgets, usedIds, { contents: view.document?.layout, isShown });
  });
  const ids = once(() =>
    createIds([
      ...usedIds,
      ...headings()
        .list()
        .map(({ id }) => id),
    ]),
  );
  let hasPriority = false;
  let tocIndex = 0;
  const context: RenderContext = {
    ...createBase(options, () => context),
    ...(findFragment && { findFragment }),
    layouts,
    // No getters: an object literal with one has its own hidden class, with its closures in the old heap, for each rendered page.
    headings: { list: () => headings().list(), idOf: (source) => headings().idOf(source) },
    editing: edited !== undefined,
    editsDocument,
    isMarked,
    panelNames: edited && namesOfPanels(layouts, widgets, parts),
    slot,
    isOwn: (block) => edited?.has(block) ?? true,
    renderBlocks: (layout, column) => renderBlocks(layout, context, column ?? slot),
    renderUnseen(layout, column) {
      const hadPriority = hasPriority;
      hasPriority = true;
      const html = renderBlocks(layout, context, column);
      hasPriority = hadPriority;
      return html;
    },
    takePriority(sources) {
      if (hasPriority) return false;
      hasPriority = true;
      if (sources?.length) context.needs.use('first-picture', { preload: sources });
      return true;
    },
    nextTocIndex: () => tocIndex++,
    uniqueId: (wanted) => ids()(options.view.idScope ? `${wanted}-${options.view.idScope}` : wanted),
  };
  return context;
}

/** The layout that is read from top to bottom: the document's, or, where that only adds to its kind's template, the template's. */
function flowOf({ document, isTitled, templates }: PageView): Layout {
  return isTitled && templates.body ? templates.body.layout : document?.layout;
}

/** Whether visitors see a block; if its widget throws here, rendering decides. */
function isOnPage(block: AnyBlock, context: RenderContext): boolean {
  const { data, failed } = context.loaded.get(block) ?? {};
  try {
    return !failed && !context.widgets.get(block.blockType)?.findGap?.(block, data, context);
  } catch {
    return true;
  }
}

function fragmentContext({ layout, name, slot }: FragmentOptions, base: Base): RenderContext {
  const prefix = `${name}-`;
  const ids = new Set(walkLayout(layout, base.widgets).map(({ advanced }) => advanced?.htmlId));
  const headings = prepareHeadings(layout, base.widgets);
  const uniqueId = createIds([]);
  let tocIndex = 0;
  const context: RenderContext = {
    ...base,
    panelNames: undefined,
    headings: {
      // Only pages have a list of headings.
      list: () => [],
      idOf(source) {
        const anchor = headings.idOf(source);
        return anchor && !ids.has(anchor) ? prefix + anchor : anchor;
      },
    },
    slot,
    isOwn: () => true,
    renderBlocks: (blocks, column) => renderBlocks(blocks, context, column ?? slot),
    renderUnseen: (blocks, column) => renderBlocks(blocks, context, column),
    // The page has loaded long before, so no picture needs priority.
    takePriority: () => false,
    nextTocIndex: () => tocIndex++,
    uniqueId: (wanted) => uniqueId(prefix + wanted),
  };
  return context;
}

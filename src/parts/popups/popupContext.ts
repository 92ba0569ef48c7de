import type { RenderContext } from '../../render/context.ts';
import { prepareHeadings } from '../../render/headings.ts';
import { walkLayout } from '../../render/layout.ts';
import { createIds } from '../../render/pageIds.ts';
import { renderBlocks } from '../../render/renderBlocks.tsx';
import type { Popup } from '../../render/types.ts';

/** What a popup has in common with whatever it is rendered for. */
export type PopupParts = Pick<
  RenderContext,
  'content' | 'editing' | 'islands' | 'loaded' | 'report' | 'styles' | 't' | 'view' | 'widgets'
>;

/**
 * What widgets inside a popup may use. All ids begin with the popup's own, since it joins pages that nobody knows yet; those
 * that an editor has given stay as they are.
 */
export function createPopupContext({ id, layout, width }: Popup, parts: PopupParts): RenderContext {
  const prefix = `popup-${id}-`;
  const given = new Set(walkLayout(layout, parts.widgets).map(({ advanced }) => advanced?.htmlId));
  const headings = prepareHeadings(layout, parts.widgets);
  const uniqueId = createIds([]);
  const slot = { desktop: width, phone: 1 };
  let tocIndex = 0;
  const context: RenderContext = {
    ...parts,
    panelNames: undefined,
    headings: {
      list: headings.list,
      idOf: (source) => {
        const anchor = headings.idOf(source);
        return anchor && !given.has(anchor) ? prefix + anchor : anchor;
      },
    },
    toc: [],
    slot,
    isOwn: () => true,
    renderBlocks: (blocks, column) => renderBlocks(blocks, context, column ?? slot),
    renderUnseen: (blocks, column) => renderBlocks(blocks, context, column),
    // A page that has been there for a while has nothing to hurry for.
    takePriority: () => false,
    firstPicture: () => undefined,
    nextTocIndex: () => tocIndex++,
    uniqueId: (base) => uniqueId(prefix + base),
  };
  return context;
}

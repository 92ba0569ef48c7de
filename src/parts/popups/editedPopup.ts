import type { RenderContext } from '../../render/context.ts';
import { createContext } from '../../render/createContext.ts';
import { loadBlocks } from '../../render/loadBlocks.ts';
import type { Popup } from '../../render/types.ts';
import { popupMarkup } from './popupMarkup.tsx';

/** The popup that is being edited above the page, with what its widgets may use. */
function editedPopup(context: RenderContext): { popup: Popup; inner: RenderContext } | undefined {
  const { edited } = context.view;
  if (edited?.part !== 'popups') return undefined;
  const popup = edited.doc as Popup;
  const { id, layout, width } = popup;
  const slot = { desktop: width, phone: 1 };
  return { popup, inner: createContext({ kind: 'fragment', name: `popup-${id}`, layout, slot, inside: context }) };
}

/** Loads what the blocks of an edited popup show. */
export async function prepareEditedPopup(context: RenderContext): Promise<void> {
  const found = editedPopup(context);
  if (found) await loadBlocks([found.popup.layout], found.inner);
}

/** An edited popup as it stands in the page; undefined where none is edited. */
export function editedPopupMarkup(context: RenderContext): string | undefined {
  const found = editedPopup(context);
  return found && popupMarkup(found.popup, found.inner, true);
}

import { loadBlocks } from '../../render/blocks/loadBlocks.ts';
import type { RenderContext } from '../../render/context.ts';
import { createContext } from '../../render/createContext.ts';
import type { Popup } from '../../render/types.ts';
import { popupMarkup } from './popupMarkup.tsx';

/** The popup being edited, with its render context. */
function editedPopup(context: RenderContext): { popup: Popup; inner: RenderContext } | undefined {
  const { edited } = context.view;
  if (edited?.part !== 'popups') return undefined;
  const popup = edited.doc as Popup;
  const { id, layout, width } = popup;
  const slot = { desktop: width, phone: 1 };
  return { popup, inner: createContext({ kind: 'fragment', name: `popup-${id}`, layout, slot, inside: context }) };
}

/** Loads the data of an edited popup's blocks. */
export async function prepareEditedPopup(context: RenderContext): Promise<void> {
  const found = editedPopup(context);
  if (found) await loadBlocks([found.popup.layout], found.inner);
}

/** HTML of an edited popup in the page; undefined where none is edited. */
export function editedPopupMarkup(context: RenderContext): string | undefined {
  const found = editedPopup(context);
  return found && popupMarkup(found.popup, found.inner, { isShown: true });
}

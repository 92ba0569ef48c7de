import type { Kinds } from '../../shared/layouts/kind.ts';
import { valueAt } from '../../shared/layouts/values.ts';
import { findBlock } from '../../shared/layouts/walk.ts';
import type { Editor } from '../model/types.ts';

/** Longest time that the settings of a block may take until they are shown, in ms. */
const PATIENCE_MS = 15_000;

/**
 * Opens the choice of the picture that the selected block is for, where none is chosen yet: it is pressed in the settings as soon as they
 * are shown, unless another block is selected meanwhile.
 */
export function choosePicture(editor: Editor, kinds: Kinds): void {
  const id = editor.getState().selected.at(-1);
  const block = id && findBlock(editor.getState().tree, id, kinds);
  const name = block && kinds.get(block.blockType)?.pastedPicture;
  const settings = document.querySelector('.rihla-editor-settings');
  if (!name || !settings || editor.isReadOnly || valueAt(block, name)) return;

  const press = () => {
    const tab = settings.querySelector<HTMLElement>('[role=tab]');
    if (tab?.getAttribute('aria-selected') === 'false') tab.click();
    const button = settings.querySelector<HTMLElement>('.rihla-picture__choose');
    if (editor.getState().selected.at(-1) !== id) return stop();
    if (!button) return;
    stop();
    button.focus();
    button.click();
  };
  const watch = new MutationObserver(press);
  const timer = setTimeout(() => watch.disconnect(), PATIENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    watch.disconnect();
  };
  watch.observe(settings, { childList: true, subtree: true });
  press();
}

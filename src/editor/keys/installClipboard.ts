import { chooseForm, clipboardForms } from '../model/clipboard/clipboardForms.ts';
import { openEnvelope } from '../model/clipboard/envelope.ts';
import { placeForNew } from '../places.ts';
import type { Workspace } from './commands.ts';
import { keepCopied, lastCopied, readForeign } from './copied.ts';
import { copyBlocks } from './copyBlocks.ts';
import { isPress } from './keyPress.ts';
import type { Foreign } from './pasteForeign.ts';

/**
 * Maximum time between a shortcut and its paste event, in ms; not every browser sends one where nothing is
 * editable.
 */
const PASTE_COMES_WITHIN = 150;

/**
 * Handles the browser's copy, cut and paste events for the selected blocks, which needs no permission. Selected text is
 * copied as usual.
 * @param reaches whether an event belongs to the editor
 * @returns stops listening
 */
export function installClipboard(
  target: Document,
  { editor, kinds }: Pick<Workspace, 'editor' | 'kinds'>,
  reaches: (event: Event) => boolean,
): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  let styleTimer: ReturnType<typeof setTimeout> | undefined;

  const copy = (event: ClipboardEvent): readonly string[] => {
    const { selected } = editor.getState();
    if (!event.clipboardData || !selected.length || !reaches(event) || hasSelectedText(target)) return [];
    const text = copyBlocks(editor, kinds, selected);
    for (const [type, form] of Object.entries(clipboardForms(text))) event.clipboardData.setData(type, form);
    keepCopied(text);
    event.preventDefault();
    return selected;
  };
  const paste = (text: string) => {
    const { selected, tree } = editor.getState();
    editor.paste(text, placeForNew(tree, selected.at(-1), kinds));
  };
  const pasteForeign = async (foreign: Foreign, plain: string) => {
    const text = await readForeign(foreign, plain, kinds, editor.announce);
    if (!signal.aborted) paste(text);
  };
  const pasteStyle = (text: string) => {
    clearTimeout(styleTimer);
    styleTimer = undefined;
    editor.pasteStyle(editor.getState().selected, text);
  };

  target.addEventListener('copy', (event) => void copy(event), { signal });
  target.addEventListener(
    'cut',
    (event) => {
      const cut = copy(event);
      if (cut.length) editor.remove(cut);
    },
    { signal },
  );
  target.addEventListener(
    'paste',
    (event) => {
      const data = event.clipboardData;
      const text = data ? readForms(data) : '';
      const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (!data || !reaches(event)) return;
      const html = data.getData('text/html');
      if (!text && !html && files.length === 0) return;
      event.preventDefault();
      if (styleTimer !== undefined) return pasteStyle(text);
      const rtf = data.getData('text/rtf');
      if ((html || files.length > 0) && 'why' in openEnvelope(text)) void pasteForeign({ files, html, rtf }, text);
      else paste(text);
    },
    { signal },
  );
  target.addEventListener(
    'keydown',
    (event) => {
      if (!isPress(event, 'mod+shift+v') || !reaches(event) || !editor.getState().selected.length) return;
      clearTimeout(styleTimer);
      styleTimer = setTimeout(() => pasteStyle(lastCopied()), PASTE_COMES_WITHIN);
    },
    { signal },
  );
  return () => {
    clearTimeout(styleTimer);
    abort.abort();
  };
}

function readForms(data: DataTransfer): string {
  return chooseForm({ html: data.getData('text/html'), plain: data.getData('text/plain') }, lastCopied());
}

function hasSelectedText(target: Document): boolean {
  return target.getSelection()?.isCollapsed === false;
}

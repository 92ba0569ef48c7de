import { type EditorState, HISTORY_MERGE_TAG, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical';

/**
 * Reports the typed text of a rich text as soon as the focus leaves it, or a shortcut such as Ctrl+S is pressed.
 * @param onLeft called with the text as stored
 * @returns stops watching
 */
export function watchTyped(editor: LexicalEditor, onLeft: (value: ReturnType<EditorState['toJSON']>) => void) {
  const listeners = new AbortController();
  const { signal } = listeners;
  let typed: EditorState | undefined;

  function tell(): void {
    const state = typed;
    typed = undefined;
    if (state) onLeft(state.toJSON());
  }

  const stopUpdates = editor.registerUpdateListener((update) => {
    const { dirtyElements, dirtyLeaves, editorState, prevEditorState, tags } = update;
    const isChanged = dirtyElements.size > 0 || dirtyLeaves.size > 0;
    // Normalization by the editor is not typing.
    if (isChanged && !prevEditorState.isEmpty() && !tags.has(HISTORY_MERGE_TAG)) typed = editorState;
  });
  const stopRoot = editor.registerRootListener((root, before) => {
    before?.removeEventListener('focusout', tell);
    root?.addEventListener('focusout', tell, { signal });
  });
  // The window's capturing listeners come first: before those that save.
  window.addEventListener(
    'keydown',
    ({ altKey, ctrlKey, metaKey }) => {
      if (altKey || ctrlKey || metaKey) tell();
    },
    { capture: true, signal },
  );
  return () => {
    listeners.abort();
    stopUpdates();
    stopRoot();
  };
}

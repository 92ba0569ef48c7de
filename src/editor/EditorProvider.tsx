import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Kinds } from '../shared/layouts/kind.ts';
import type { Editor, EditorState } from './model/types.ts';

interface EditorValue {
  editor: Editor;
  kinds: Kinds;
}

const EditorContext = createContext<EditorValue | undefined>(undefined);

/** Context provider for the editor's store and the block kinds. Renders no element. */
export function EditorProvider({ editor, kinds, children }: EditorValue & { children: ReactNode }) {
  const value = useMemo(() => ({ editor, kinds }), [editor, kinds]);
  return <EditorContext value={value}>{children}</EditorContext>;
}

/** The store of the surrounding editor; the same object for as long as the layout is edited. */
export function useEditor(): Editor {
  return useEditorValue().editor;
}

/** The block kinds by slug. */
export function useKinds(): Kinds {
  return useEditorValue().kinds;
}

/**
 * Subscribes a component to a part of the state; it re-renders only when that part changes.
 * @param selector returns a part of the state, or a primitive made of it: never a new object, or the component renders
 * endlessly
 */
export function useEditorState<T>(selector: (state: EditorState) => T): T {
  const editor = useEditor();
  const read = () => selector(editor.getState());
  return useSyncExternalStore(editor.subscribe, read, read);
}

function useEditorValue(): EditorValue {
  const value = useContext(EditorContext);
  if (!value) throw new Error('A part of the editor stands outside of it: put it inside <EditorProvider>.');
  return value;
}

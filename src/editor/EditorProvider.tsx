import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Kinds } from '../shared/layouts/kind.ts';
import type { Editor, EditorState } from './model/types.ts';

interface EditorValue {
  editor: Editor;
  kinds: Kinds;
}

const EditorContext = createContext<EditorValue | undefined>(undefined);

/** Gives every part of the editor below it the one store, and the kinds of block that there are. Renders no element. */
export function EditorProvider({ editor, kinds, children }: EditorValue & { children: ReactNode }) {
  const value = useMemo(() => ({ editor, kinds }), [editor, kinds]);
  return <EditorContext value={value}>{children}</EditorContext>;
}

/** The store of the editor around this component; it is the same one for as long as the layout is edited. */
export function useEditor(): Editor {
  return useEditorValue().editor;
}

/** The kinds of block that there are, by their slug. */
export function useKinds(): Kinds {
  return useEditorValue().kinds;
}

/**
 * What a component shows of the state; it renders again only when this changes.
 * @param selector returns a part of the state, or a plain value made of it: never a new object, or the component renders without end
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

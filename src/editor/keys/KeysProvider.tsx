import { createContext, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef } from 'react';
import { useEditor, useKinds } from '../EditorProvider.tsx';
import { usePalette } from '../palette/PaletteProvider.tsx';
import type { Workspace } from './commands.ts';
import { installKeys } from './installKeys.ts';

const KeysContext = createContext<Workspace | undefined>(undefined);

interface KeysProviderProps extends Pick<Workspace, 'save' | 'show'> {
  /** The editor's own element: keys pressed elsewhere in the studio are not its own. */
  root: RefObject<Element | null>;
  /** Whether keys change anything; false while nothing may be edited. */
  isOn?: boolean;
  children: ReactNode;
}

/** Takes the editor's keys and the clipboard in the studio's document, and in a frame below it that asks for it. Renders no element. */
export function KeysProvider({ root, save, show, isOn = true, children }: KeysProviderProps) {
  const editor = useEditor();
  const kinds = useKinds();
  const openPalette = usePalette();
  const latest = useRef({ save, show });
  latest.current = { save, show };
  const workspace = useMemo<Workspace>(
    () => ({
      editor,
      kinds,
      openPalette,
      save: () => latest.current.save(),
      show: (part) => latest.current.show(part),
    }),
    [editor, kinds, openPalette],
  );
  useEffect(() => {
    // In its own document the studio hears itself that something is to be saved.
    if (isOn && root.current)
      return installKeys(document, { ...workspace, save: () => undefined }, { root: root.current });
  }, [isOn, root, workspace]);
  return <KeysContext value={isOn ? workspace : undefined}>{children}</KeysContext>;
}

/**
 * Takes the editor's keys in the page's frame too.
 * @param page its document; undefined until it has loaded. Another document, another listening
 */
export function useFrameKeys(page: Document | undefined): void {
  const workspace = useContext(KeysContext);
  useEffect(() => {
    if (page && workspace) return installKeys(page, workspace);
  }, [page, workspace]);
}

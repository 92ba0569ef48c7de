import { createContext, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef } from 'react';
import { useEditor, useKinds } from '../EditorProvider.tsx';
import { useRename } from '../names/RenameProvider.tsx';
import { usePalette } from '../palette/PaletteProvider.tsx';
import { useAskForSection } from '../palette/sections/SaveSectionProvider.tsx';
import type { Workspace } from './commands.ts';
import { type Gesture, offerGestures } from './gestures.ts';
import { installKeys } from './installKeys.ts';

const KeysContext = createContext<Workspace | undefined>(undefined);

interface KeysProviderProps extends Pick<Workspace, 'save' | 'show'> {
  /** The editor's root element: shortcuts elsewhere in the studio are ignored. */
  root: RefObject<Element | null>;
  /** Whether shortcuts are enabled; false while nothing may be edited. */
  isOn?: boolean;
  /** Lists everything that can be done now, for the search over the studio; the same function on each render. */
  listGestures?: (workspace: Workspace) => Promise<readonly Gesture[]>;
  children: ReactNode;
}

/**
 * Installs the editor's keyboard shortcuts and clipboard handling in the studio's document, and in an iframe that asks
 * for it. Renders no element.
 */
export function KeysProvider({ root, save, show, isOn = true, listGestures, children }: KeysProviderProps) {
  const editor = useEditor();
  const kinds = useKinds();
  const openPalette = usePalette();
  const rename = useRename();
  const saveSection = useAskForSection();
  const latest = useRef({ save, show });
  latest.current = { save, show };
  const workspace = useMemo<Workspace>(
    () => ({
      editor,
      kinds,
      openPalette,
      rename,
      saveSection,
      save: () => latest.current.save(),
      show: (part) => latest.current.show(part),
    }),
    [editor, kinds, openPalette, rename, saveSection],
  );
  useEffect(() => {
    // In its own document the studio handles the save shortcut itself.
    if (isOn && root.current)
      return installKeys(document, { ...workspace, save: () => undefined }, { root: root.current });
  }, [isOn, root, workspace]);
  useEffect(() => {
    if (isOn && listGestures) return offerGestures(() => listGestures(workspace));
  }, [isOn, listGestures, workspace]);
  return <KeysContext value={isOn ? workspace : undefined}>{children}</KeysContext>;
}

/**
 * Installs the editor's shortcuts in the page's iframe too.
 * @param page its document; undefined until it has loaded. Installed again for another document
 */
export function useFrameKeys(page: Document | undefined): void {
  const workspace = useContext(KeysContext);
  useEffect(() => {
    if (page && workspace) return installKeys(page, workspace);
  }, [page, workspace]);
}

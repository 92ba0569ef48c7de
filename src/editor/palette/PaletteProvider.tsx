import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { CONTENT_ONLY } from '../../shared/layouts/structure.ts';
import { t } from '../../shared/studioWords/t.ts';
import { DragContext, type StartDrag } from '../dragging.ts';
import { useEditor } from '../EditorProvider.tsx';
import type { PaletteRequest } from './PaletteRequest.ts';

const PaletteContext = createContext<((request: PaletteRequest) => void) | undefined>(undefined);

interface PaletteProviderProps {
  /** Slug of the collection whose layout is edited; some kinds and sections are only for certain collections. */
  collection?: string | undefined;
  children: ReactNode;
}

/**
 * Context provider that lets every part of the editor open the palette, and drag from it onto the page. Renders the
 * palette's `<dialog>` while it is open; its script is fetched after the start.
 */
export function PaletteProvider({ children, collection }: PaletteProviderProps) {
  const editor = useEditor();
  const [request, setRequest] = useState<PaletteRequest>();
  const [fetched, setFetched] = useState<typeof import('./Palette.tsx')>();
  const drag = useRef<StartDrag>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request asks again where the first time failed
  useEffect(() => {
    if (!fetched) import('./Palette.tsx').then(setFetched, () => undefined);
  }, [fetched, request]);
  // Where no block may be added, the reason is announced at once; every account may begin an empty layout.
  const open = useCallback(
    (asked: PaletteRequest) => {
      if (editor.isReadOnly) editor.remove([]);
      else if (editor.rights.isContentOnly && editor.getState().tree.length > 0) editor.announce(t(CONTENT_ONLY));
      else setRequest(asked);
    },
    [editor],
  );
  return (
    <PaletteContext value={open}>
      <DragContext value={drag}>
        {children}
        {request && fetched && (
          <fetched.Palette collection={collection} onClose={() => setRequest(undefined)} request={request} />
        )}
      </DragContext>
    </PaletteContext>
  );
}

/** Returns a stable function that opens the palette, to insert a block or to wrap others. */
export function usePalette(): (request: PaletteRequest) => void {
  const open = useContext(PaletteContext);
  if (!open) throw new Error('The palette is opened outside of it: put this part inside <PaletteProvider>.');
  return open;
}

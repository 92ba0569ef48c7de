import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { DragContext, type StartDrag } from '../dragging.ts';
import { useEditor } from '../EditorProvider.tsx';
import type { PaletteRequest } from './PaletteRequest.ts';

const PaletteContext = createContext<((request: PaletteRequest) => void) | undefined>(undefined);

interface PaletteProviderProps {
  /** Slug of the collection whose layout is edited; some kinds and sections are for certain ones alone. */
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
  // In a read-only document, the first change is refused with a message.
  const open = editor.isReadOnly ? () => void editor.remove([]) : setRequest;
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

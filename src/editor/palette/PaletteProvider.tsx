import { createContext, type ReactNode, useContext, useState } from 'react';
import { useEditor } from '../EditorProvider.tsx';
import { Palette } from './Palette.tsx';
import type { PaletteRequest } from './PaletteRequest.ts';

const PaletteContext = createContext<((request: PaletteRequest) => void) | undefined>(undefined);

interface PaletteProviderProps {
  /** Slug of the collection whose layout is edited; some kinds and sections are for certain ones alone. */
  collection?: string | undefined;
  children: ReactNode;
}

/**
 * Context provider that lets every part of the editor open the palette. Renders the palette's `<dialog>` while it is
 * open.
 */
export function PaletteProvider({ children, collection }: PaletteProviderProps) {
  const editor = useEditor();
  const [request, setRequest] = useState<PaletteRequest>();
  // In a read-only document, the first change is refused with a message.
  const open = editor.isReadOnly ? () => void editor.remove([]) : setRequest;
  return (
    <PaletteContext value={open}>
      {children}
      {request && <Palette collection={collection} onClose={() => setRequest(undefined)} request={request} />}
    </PaletteContext>
  );
}

/** Returns a stable function that opens the palette, to insert a block or to wrap others. */
export function usePalette(): (request: PaletteRequest) => void {
  const open = useContext(PaletteContext);
  if (!open) throw new Error('The palette is opened outside of it: put this part inside <PaletteProvider>.');
  return open;
}

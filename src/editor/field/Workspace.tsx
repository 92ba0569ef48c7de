'use client';
import { useEditDepth } from '@payloadcms/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PaletteProvider } from '../palette/PaletteProvider.tsx';
import { useSaving } from '../saving/useSaving.ts';
import { Panes } from './Panes.tsx';

interface WorkspaceProps {
  /** The field of the layout. */
  name: string;
  /** Of the layout. */
  schemaPath: string;
  readOnly: boolean;
}

/**
 * Where a layout is edited: over the form of its document, which stays as it is below. What else the document has, such as its title, is
 * in the form, one button away.
 */
export function Workspace({ name, readOnly, schemaPath }: WorkspaceProps) {
  const saving = useSaving(name, readOnly);
  const anchor = useRef<HTMLDivElement>(null);
  const main = useMain(anchor);
  const isInDrawer = useEditDepth() > 1;
  return (
    <div ref={anchor}>
      {isInDrawer ? (
        <p>The layout is edited on the document’s own page.</p>
      ) : (
        main &&
        createPortal(
          <PaletteProvider>
            <Panes main={main} readOnly={readOnly} saving={saving} schemaPath={schemaPath} />
          </PaletteProvider>,
          main,
        )
      )}
    </div>
  );
}

/** The part of the window that holds the form; the workspace is no part of the form, so that no key in it sends the form. */
function useMain(anchor: RefObject<HTMLElement | null>): HTMLElement | undefined {
  const [main, setMain] = useState<HTMLElement>();
  useEffect(() => setMain(anchor.current?.closest<HTMLElement>('main') ?? undefined), [anchor]);
  return main;
}

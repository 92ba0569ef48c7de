import { createContext, type ReactNode, Suspense, useContext, useState } from 'react';
import { lazyScript } from '../../../shared/lazyScript.ts';
import { useSaveSection } from './SectionsContext.tsx';

// Lazy-loaded: blocks are rarely saved as a section.
const SaveSectionDialog = lazyScript(async () => ({
  default: (await import('./SaveSectionDialog.tsx')).SaveSectionDialog,
}));

type Ask = (ids: readonly string[]) => void;

const SaveSectionContext = createContext<Ask | undefined>(undefined);

/** Context provider that lets every part of the editor save blocks as a section. Renders the `<dialog>` while it is open. */
export function SaveSectionProvider({ children }: { children: ReactNode }) {
  const save = useSaveSection();
  const [ids, setIds] = useState<readonly string[]>();
  return (
    <SaveSectionContext value={save && setIds}>
      {children}
      {save && ids && (
        <Suspense>
          <SaveSectionDialog ids={ids} onClose={() => setIds(undefined)} save={save} />
        </Suspense>
      )}
    </SaveSectionContext>
  );
}

/** Returns a stable function that asks for the name of a new section; undefined where none can be saved. */
export function useAskForSection(): Ask | undefined {
  return useContext(SaveSectionContext);
}

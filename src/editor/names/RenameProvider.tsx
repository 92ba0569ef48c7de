import { createContext, type ReactNode, useContext, useState } from 'react';
import { RenameDialog } from './RenameDialog.tsx';

const RenameContext = createContext<((id: string) => void) | undefined>(undefined);

/** Context provider that lets every part of the editor rename a block. Renders the `<dialog>` while it is open. */
export function RenameProvider({ children }: { children: ReactNode }) {
  const [id, setId] = useState<string>();
  return (
    <RenameContext value={setId}>
      {children}
      {id !== undefined && <RenameDialog id={id} key={id} onClose={() => setId(undefined)} />}
    </RenameContext>
  );
}

/** Returns a stable function that asks for the new name of a block. */
export function useRename(): (id: string) => void {
  const open = useContext(RenameContext);
  if (!open) throw new Error('A block is renamed outside of the editor: put this part inside <RenameProvider>.');
  return open;
}

import { useMemo } from 'react';
import { useEditorState } from '../EditorProvider.tsx';

/** What was refused at the last save, as words for each block by its id. */
export function useFaults(): ReadonlyMap<string, string> {
  const faults = useEditorState((state) => state.faults);
  return useMemo(() => {
    const byBlock = Map.groupBy(faults, ({ blockId }) => blockId);
    return new Map([...byBlock].map(([id, found]) => [id, found.map(({ message }) => message).join(' ')]));
  }, [faults]);
}

import { useMemo } from 'react';
import { pathTo } from '../../shared/layouts/walk.ts';
import { tCount } from '../../shared/studioWords/t.ts';
import { useEditorState, useKinds } from '../EditorProvider.tsx';

/** Validation errors of the last save, or notes about the page, as text by block id; a collapsed block gives the number inside it. */
export function useFaults(list: 'faults' | 'notes'): ReadonlyMap<string, string> {
  const kinds = useKinds();
  const faults = useEditorState((state) => state[list]);
  const tree = useEditorState((state) => (state[list].length ? state.tree : undefined));
  const collapsed = useEditorState((state) => state.collapsed);
  return useMemo(() => {
    const rowOf = (id: string) => {
      const path = (tree && pathTo(tree, id, kinds)) ?? [];
      return path.find(({ block }) => collapsed.has(block.id))?.block.id ?? id;
    };
    const words = new Map<string, string>();
    for (const [row, found] of Map.groupBy(faults, ({ blockId }) => rowOf(blockId))) {
      const own = found.filter(({ blockId }) => blockId === row).map(({ message }) => message);
      const inside = found.length - own.length;
      words.set(row, [...own, ...(inside ? [sayInside(list, inside)] : [])].join(' '));
    }
    return words;
  }, [faults, tree, kinds, collapsed, list]);
}

function sayInside(list: 'faults' | 'notes', count: number): string {
  return list === 'faults'
    ? tCount('{count} to mend inside', '{count} to mend inside', count)
    : tCount('{count} noted inside', '{count} noted inside', count);
}

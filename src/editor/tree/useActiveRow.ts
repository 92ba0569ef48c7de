import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useEditorState } from '../EditorProvider.tsx';
import type { Row } from './listRows.ts';

/**
 * Roving tabindex: the tab stop is the row focused last, or the block selected last, or the nearest remaining row. A newly
 * selected block scrolls into view, and gets the focus if a row had it before.
 */
export function useActiveRow(treeId: string, list: RefObject<HTMLElement | null>, rows: readonly Row[]) {
  const selected = useEditorState((state) => state.selected.at(-1));
  const [chosenKey, setActiveKey] = useState<string>();
  const toReveal = useRef<string>(undefined);
  const focusedKey = useRef<string>(undefined);
  const has = (key: string | undefined) => rows.some((row) => row.key === key && row.type !== 'slot');
  const activeKey = has(chosenKey) ? chosenKey : has(selected) ? selected : rows.find(({ key }) => has(key))?.key;

  const elementOf = useCallback((key: string | undefined) => document.getElementById(`${treeId}-${key}`), [treeId]);
  const focusRow = useCallback((key: string) => elementOf(key)?.focus(), [elementOf]);

  useEffect(() => {
    if (selected === undefined) return;
    toReveal.current = selected;
    setActiveKey(selected);
  }, [selected]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows make the element to reveal
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body && focusedKey.current !== undefined && !has(focusedKey.current);
    const inRows = activeElement?.closest('[data-row]') && list.current?.contains(activeElement);
    const element = elementOf(toReveal.current);
    if (element) {
      toReveal.current = undefined;
      // On the next frame: it forces layout, and the settings of the block are to be requested before that.
      requestAnimationFrame(() => element.scrollIntoView({ block: 'nearest' }));
      if ((inRows && activeElement !== element) || isLost) element.focus({ preventScroll: true });
    } else if (isLost && activeKey !== undefined) focusRow(activeKey);
  }, [rows, selected]);

  const rememberFocus = useCallback((key: string | undefined) => {
    focusedKey.current = key;
    if (key !== undefined) setActiveKey(key);
  }, []);
  return { activeKey, focusRow, rememberFocus };
}

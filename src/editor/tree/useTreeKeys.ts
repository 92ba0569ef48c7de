import { type KeyboardEvent, useRef } from 'react';
import { nameOfBlock } from '../../shared/layouts/names.ts';
import { normalizeText } from '../../shared/text/normalizeText.ts';
import { useEditor } from '../EditorProvider.tsx';
import type { Row } from './listRows.ts';
import { rowStartingWith, treeGesture } from './moveFocus.ts';

/** Type-ahead time-out, in milliseconds. */
const TYPING_PAUSE = 600;

interface TreeKeys {
  rows: readonly Row[];
  activeKey: string | undefined;
  focusRow: (key: string) => void;
  choose: (row: Row, how: 'alone' | 'toggle' | 'range') => void;
  /** Edits the text of the selected block on the page. */
  onEdit: (() => void) | undefined;
}

/** Handles the tree's keys; others are left to the editor's shortcuts. */
export function useTreeKeys({ rows, activeKey, focusRow, choose, onEdit }: TreeKeys) {
  const editor = useEditor();
  const typed = useRef({ letters: '', at: Number.NEGATIVE_INFINITY });

  const isAlone = ({ key, type }: Row): boolean => {
    const { selected } = editor.getState();
    return type === 'block' && selected.length === 1 && selected[0] === key;
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const at = rows.findIndex(({ key }) => key === activeKey);
    const row = rows[at];
    const isOnButton = (event.target as Element).closest('button') !== null;
    if (row?.type === 'add' && isSlash(event)) {
      event.preventDefault();
      return choose(row, 'alone');
    }
    if (!row || (isOnButton && (event.key === 'Enter' || event.key === ' '))) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const isTypingOn = event.timeStamp - typed.current.at < TYPING_PAUSE;
    const gesture = event.key === ' ' && isTypingOn ? undefined : treeGesture(event, rows, at, isRtl);
    if (gesture) {
      event.preventDefault();
      if (gesture.type === 'toggle') editor.toggle(gesture.id, gesture.isCollapsed);
      else if (gesture.type === 'choose' && event.key === 'Enter' && onEdit && isAlone(row)) onEdit();
      else if (gesture.type === 'choose') choose(row, howChosen(event));
      else {
        focusRow(gesture.key);
        const next = rows.find(({ key }) => key === gesture.key);
        if (gesture.selects && next?.type === 'block') choose(next, 'range');
      }
    } else if (isLetter(event)) {
      event.preventDefault();
      const before = isTypingOn ? typed.current.letters : '';
      typed.current = { letters: before + normalizeText(event.key), at: event.timeStamp };
      const found = rowStartingWith(rows, at, typed.current.letters, nameOfRow);
      if (found) focusRow(found.key);
    }
  };
}

function howChosen({ ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'alone' | 'toggle' | 'range' {
  if (shiftKey) return 'range';
  return ctrlKey || metaKey ? 'toggle' : 'alone';
}

/** Shortcut that adds a block; on an add row it adds at that position. */
function isSlash({ altKey, ctrlKey, key, metaKey }: KeyboardEvent): boolean {
  return key === '/' && !altKey && !ctrlKey && !metaKey;
}

/** Letters for type-ahead; `/` and `?` are shortcuts of the editor. */
function isLetter({ altKey, ctrlKey, key, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && !/[/?]/.test(key) && !altKey && !ctrlKey && !metaKey;
}

function nameOfRow(row: Row): string {
  return row.type === 'block' ? normalizeText(nameOfBlock(row.block, row.kind)) : '';
}

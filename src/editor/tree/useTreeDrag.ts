import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { t } from '../../shared/studioWords/t.ts';
import { useEditor, useKinds } from '../EditorProvider.tsx';
import { nameDragged, sayDrag } from '../landing.ts';
import { type DropTarget, dropTarget } from './dropTarget.ts';
import type { Row } from './listRows.ts';
import { scrollAtEdges } from './scrollAtEdges.ts';

/** Movement, in CSS pixels, that turns a press into a drag. */
const THRESHOLD = 5;
/** Time for which a pointer rests until its target is announced and a collapsed block expands, in ms. */
const DWELL = 600;

/** The dragged blocks, and their drop target. */
export interface TreeDrag {
  ids: readonly string[];
  target: DropTarget | undefined;
}

/**
 * Drag and drop of blocks within the tree. Esc cancels; a collapsed block expands under a resting pointer; near its
 * edges the list auto-scrolls. By touch only a row's icon starts a drag, everything else scrolls.
 * @param list the scroll container with the rows
 */
export function useTreeDrag(list: RefObject<HTMLElement | null>, rows: readonly Row[]) {
  const editor = useEditor();
  const kinds = useKinds();
  const [drag, setDrag] = useState<TreeDrag>();
  const latest = useRef(rows);
  latest.current = rows;
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function handlePointerDown(event: ReactPointerEvent): void {
    const pressed = event.target as Element;
    const id = keyUnder(pressed);
    const row = latest.current.find(({ key }) => key === id);
    if (event.button !== 0 || row?.type !== 'block' || pressed.closest('button') || editor.rights.isContentOnly) return;
    if (event.pointerType === 'touch' && !pressed.closest('[data-handle]')) return;
    stop.current = watch(event.nativeEvent, row.key);
  }

  function watch(start: PointerEvent, id: string): () => void {
    const abort = new AbortController();
    const { signal } = abort;
    const element = list.current as HTMLElement;
    let current: TreeDrag | undefined;
    let pointer = start;
    let dwell: ReturnType<typeof setTimeout> | undefined;
    const stopScrolling = { current: () => {} };

    const end = () => {
      abort.abort();
      clearTimeout(dwell);
      stopScrolling.current();
      setDrag(undefined);
    };
    const show = (next: TreeDrag) => {
      if (isSameTarget(current?.target, next.target) && current) return;
      current = next;
      setDrag(next);
      clearTimeout(dwell);
      const over = latest.current.find(({ key }) => key === next.target?.key);
      dwell = setTimeout(() => {
        if (next.target) editor.announce(next.target.says);
        if (over?.type === 'block' && over.isOpen === false && next.target?.side === 'inside')
          editor.toggle(over.block.id, false);
      }, DWELL);
    };
    const follow = () => {
      const { selected, tree } = editor.getState();
      const ids = current?.ids ?? (selected.includes(id) ? selected : [id]);
      const found = rowUnder(element, pointer, latest.current);
      show({ ids, target: found && dropTarget(found.row, found.share, ids, tree, kinds) });
    };
    const handleMove = (event: PointerEvent) => {
      pointer = event;
      if (!current) {
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < THRESHOLD) return;
        // Pointer capture: events arrive here above the iframe too.
        element.setPointerCapture(event.pointerId);
        const { selected, tree } = editor.getState();
        editor.announce(sayDrag(nameDragged(selected.includes(id) ? selected : [id], tree, kinds)));
        stopScrolling.current = scrollAtEdges(element, () => pointer.clientY, follow);
      }
      follow();
    };
    const drop = () => {
      const landed = current;
      end();
      if (landed?.target?.isRefused) editor.announce(landed.target.says);
      else if (landed?.target) editor.move(landed.ids, landed.target.place);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !current) return;
      event.preventDefault();
      event.stopPropagation();
      end();
      editor.announce(t('Nothing was moved.'));
    };
    document.addEventListener('pointermove', handleMove, { signal });
    document.addEventListener('pointerup', drop, { signal });
    document.addEventListener('pointercancel', end, { signal });
    document.addEventListener('keydown', handleKey, { signal, capture: true });
    return end;
  }

  return { drag, handlePointerDown };
}

/** Key of the row that contains an element. */
export function keyUnder(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-row]')?.dataset.row;
}

/** The row at the pointer's height, however far beside the list it is; clamped to the first and last one. */
function rowUnder(list: HTMLElement, { clientY }: PointerEvent, rows: readonly Row[]) {
  const box = list.getBoundingClientRect();
  const y = Math.max(box.top + 1, Math.min(clientY, box.bottom - 1));
  const element = document.elementFromPoint(box.left + box.width / 2, y)?.closest<HTMLElement>('[data-row]');
  const row = rows.find(({ key }) => key === element?.dataset.row) ?? rows.at(-1);
  if (!row || !list.contains(element ?? list)) return undefined;
  if (!element) return { row, share: 1 };
  const { height, top } = element.getBoundingClientRect();
  return { row, share: (clientY - top) / height };
}

function isSameTarget(a: DropTarget | undefined, b: DropTarget | undefined): boolean {
  return a?.key === b?.key && a?.side === b?.side && a?.says === b?.says && a?.level === b?.level;
}

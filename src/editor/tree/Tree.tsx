import { type KeyboardEvent, type MouseEvent, useCallback, useId, useMemo, useRef, useState } from 'react';
import { t } from '../../shared/studioWords/t.ts';
import { type Spot, spotOfPointer } from '../controls/keepInWindow.ts';
import { Menu } from '../controls/Menu.tsx';
import { useEditor, useEditorState, useKinds } from '../EditorProvider.tsx';
import { useRename } from '../names/RenameProvider.tsx';
import { usePalette } from '../palette/PaletteProvider.tsx';
import { useAskForSection } from '../palette/sections/SaveSectionProvider.tsx';
import { chooseRows } from './chooseRows.ts';
import { DropLine } from './DropLine.tsx';
import { createSections } from './keepSections.ts';
import { countFound, listRows, type Row } from './listRows.ts';
import { rowMenu } from './rowMenu.ts';
import { TreeSearch } from './TreeSearch.tsx';
import { TreeSectionView } from './TreeSectionView.tsx';
import './tree.css';
import { useActiveRow } from './useActiveRow.ts';
import { useFaults } from './useFaults.ts';
import { keyUnder, useTreeDrag } from './useTreeDrag.ts';
import { useTreeKeys } from './useTreeKeys.ts';

const NONE: readonly string[] = [];

interface TreeProps {
  /** Edits the text of the selected block on the page. */
  onEdit?: () => void;
}

/**
 * Tree view of all blocks of the layout: find, select, arrange, hide and add them. Needs the palette's provider.
 * Renders a search field and a `tree`.
 */
export function Tree({ onEdit }: TreeProps) {
  const editor = useEditor();
  const kinds = useKinds();
  const openPalette = usePalette();
  const rename = useRename();
  const saveSection = useAskForSection();
  const tree = useEditorState((state) => state.tree);
  const collapsed = useEditorState((state) => state.collapsed);
  const faults = useFaults('faults');
  const notes = useFaults('notes');
  const treeId = useId();
  const list = useRef<HTMLDivElement>(null);
  const anchor = useRef<string>(undefined);
  const [query, setQuery] = useState('');
  const [menu, setMenu] = useState<{ ids: readonly string[]; at: Spot }>();
  const { isContentOnly } = editor.rights;
  const canAdd = !isContentOnly || (tree.length === 0 && !editor.isReadOnly);
  const rows = useMemo(() => listRows(tree, kinds, collapsed, query, canAdd), [tree, kinds, collapsed, query, canAdd]);
  const [divide] = useState(createSections);
  const sections = useMemo(() => divide(rows), [divide, rows]);
  const found = useMemo(() => countFound(rows, query), [rows, query]);
  const { activeKey, focusRow, rememberFocus } = useActiveRow(treeId, list, rows);
  const { drag, handlePointerDown } = useTreeDrag(list, rows);

  const openMenu = useCallback(
    (id: string, at: Spot) => {
      const { selected } = editor.getState();
      if (!selected.includes(id)) editor.select([id]);
      setMenu({ ids: selected.includes(id) ? selected : [id], at });
    },
    [editor],
  );
  const choose = (row: Row, how: 'alone' | 'toggle' | 'range') => {
    if (row.type === 'add') return openPalette({ place: row.place });
    if (row.type !== 'block') return;
    const { selected } = editor.getState();
    const isAnchored = anchor.current !== undefined && selected.includes(anchor.current);
    const from = isAnchored ? anchor.current : selected.at(-1);
    editor.select(chooseRows(rows, selected, row.key, how, from));
    if (how !== 'range') anchor.current = row.key;
  };
  const handleKeyDown = useTreeKeys({ rows, activeKey, focusRow, choose, onEdit });
  const handleClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const row = rows.find(({ key }) => key === keyUnder(target));
    if (!row || target.closest('button, [data-toggle]')) return;
    choose(row, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'alone');
  };
  const handleContextMenu = (event: MouseEvent) => {
    const row = rows.find(({ key }) => key === keyUnder(event.target as Element));
    if (row?.type !== 'block') return;
    event.preventDefault();
    // Opened by the keyboard, the menu opens at the row.
    const isByKeyboard = event.button !== 2;
    const element = document.getElementById(`${treeId}-${row.key}`);
    openMenu(row.key, isByKeyboard && element ? element.getBoundingClientRect() : spotOfPointer(event));
  };
  const handleSearchKey = (event: KeyboardEvent) => {
    const first = rows.find(({ type }) => type !== 'slot');
    if (event.key !== 'ArrowDown' || !first) return;
    event.preventDefault();
    focusRow(first.key);
  };

  return (
    <div className="rihla-editor-tree">
      <TreeSearch query={query} onChange={setQuery} found={found} onKeyDown={handleSearchKey} />
      <div ref={list} className="rihla-editor-tree__list" data-dragging={drag ? '' : undefined}>
        <div
          role="tree"
          aria-label={t('Blocks of the page')}
          aria-multiselectable="true"
          onClick={handleClick}
          onContextMenu={handleContextMenu}
          onFocus={(event) => rememberFocus(keyUnder(event.target))}
          onBlur={({ relatedTarget }) => relatedTarget && rememberFocus(undefined)}
          onKeyDown={handleKeyDown}
          onPointerDown={handlePointerDown}
          onPointerOver={(event) => editor.hover(blockUnder(rows, event.target as Element))}
          onPointerLeave={() => editor.hover(undefined)}
        >
          {sections.map((section) => (
            <TreeSectionView
              key={section.key}
              treeId={treeId}
              section={section}
              activeKey={section.rows.some(({ key }) => key === activeKey) ? activeKey : undefined}
              dragged={drag?.ids ?? NONE}
              faults={faults}
              notes={notes}
              onMenu={openMenu}
            />
          ))}
        </div>
        {drag?.target && <DropLine treeId={treeId} target={drag.target} />}
      </div>
      {menu && (
        <Menu
          label={t('What to do with the block')}
          groups={rowMenu(editor, kinds, menu.ids, openPalette, rename, saveSection)}
          at={menu.at}
          onClose={() => setMenu(undefined)}
        />
      )}
    </div>
  );
}

function blockUnder(rows: readonly Row[], element: Element): string | undefined {
  const key = keyUnder(element);
  return rows.some((row) => row.key === key && row.type === 'block') ? key : undefined;
}

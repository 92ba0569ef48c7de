import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { nameOfBlock } from '../../shared/layouts/names.ts';
import { pathTo } from '../../shared/layouts/walk.ts';
import { t } from '../../shared/studioWords/t.ts';
import { useEditor, useEditorState, useKinds } from '../EditorProvider.tsx';
import type { EditedBlock } from '../model/types.ts';

/**
 * Breadcrumb of the selected block and its parents, each selectable. Renders a `<nav>`; nothing without a selection.
 */
export function Breadcrumb() {
  const editor = useEditor();
  const kinds = useKinds();
  const tree = useEditorState((state) => state.tree);
  const id = useEditorState((state) => state.selected.at(-1));
  const count = useEditorState((state) => state.selected.length);
  const path = useMemo(() => (id === undefined ? [] : (pathTo(tree, id, kinds) ?? [])), [tree, id, kinds]);
  const block = path.at(-1)?.block;
  if (!block) return null;
  const labelOf = ({ blockType }: EditedBlock) => kinds.get(blockType)?.label ?? blockType;
  return (
    <nav aria-label={t('Selected block')} className="rihla-editor-breadcrumb">
      <ol>
        {path.slice(0, -1).map(({ block: around }) => (
          <li key={around.id}>
            <button
              type="button"
              title={nameOfBlock(around, kinds.get(around.blockType))}
              onClick={() => editor.select([around.id])}
              onPointerEnter={() => editor.hover(around.id)}
              onPointerLeave={() => editor.hover(undefined)}
            >
              {labelOf(around)}
            </button>
            <ChevronRight aria-hidden="true" size={12} />
          </li>
        ))}
        <li>
          <span dir="auto" aria-current="true">
            {nameOfBlock(block, kinds.get(block.blockType))}
          </span>
          {count > 1 && (
            <span className="rihla-editor-breadcrumb__more">{t('and {count} more', { count: count - 1 })}</span>
          )}
        </li>
      </ol>
    </nav>
  );
}

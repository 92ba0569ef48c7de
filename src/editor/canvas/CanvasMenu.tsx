import { nameOfBlock } from '../../shared/layouts/names.ts';
import { t } from '../../shared/studioWords/t.ts';
import type { Spot } from '../controls/keepInWindow.ts';
import { Menu, type MenuGroup } from '../controls/Menu.tsx';
import { useEditor, useKinds } from '../EditorProvider.tsx';
import { indexTree } from '../model/indexTree.ts';
import { useRename } from '../names/RenameProvider.tsx';
import { usePalette } from '../palette/PaletteProvider.tsx';
import { useAskForSection } from '../palette/sections/SaveSectionProvider.tsx';
import { rowMenu } from '../tree/rowMenu.ts';

/** A menu opened on the page: actions on blocks, or a choice among those under the pointer. */
export interface OpenMenu {
  what: 'block' | 'under';
  ids: readonly string[];
  at: Spot;
}

/** Context menu of the blocks selected on the page. */
export function CanvasMenu({ at, ids, onClose, what }: OpenMenu & { onClose: () => void }) {
  const editor = useEditor();
  const kinds = useKinds();
  const openPalette = usePalette();
  const rename = useRename();
  const saveSection = useAskForSection();
  const isUnder = what === 'under';
  return (
    <Menu
      at={at}
      groups={isUnder ? listUnder() : rowMenu(editor, kinds, ids, openPalette, rename, saveSection)}
      label={t(isUnder ? 'Blocks here' : 'What to do with the block')}
      onClose={onClose}
    />
  );

  /** The innermost first. */
  function listUnder(): MenuGroup[] {
    const { selected, tree } = editor.getState();
    const index = indexTree(tree, kinds);
    const items = ids.flatMap((id) => {
      const block = index.get(id)?.block;
      if (!block) return [];
      const label = nameOfBlock(block, kinds.get(block.blockType));
      return { id, label, isChecked: selected.at(-1) === id, choose: () => editor.select([id]) };
    });
    return [{ label: t('Blocks here'), isChoice: true, items }];
  }
}

import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  BookmarkPlus,
  ClipboardPaste,
  Copy,
  CopyPlus,
  MessageSquare,
  Pencil,
  Plus,
  Scissors,
  SquareDashed,
  Trash2,
} from 'lucide-react';
import type { Kinds } from '../../shared/layouts/kind.ts';
import { findBlock } from '../../shared/layouts/walk.ts';
import { t } from '../../shared/studioWords/t.ts';
import { capitalize } from '../../shared/text/capitalize.ts';
import { openComments } from '../comments/openComments.ts';
import type { MenuGroup, MenuItem } from '../controls/Menu.tsx';
import { readCopied, writeCopied } from '../keys/copied.ts';
import { copyBlocks } from '../keys/copyBlocks.ts';
import { nameOfKeys } from '../keys/keyPress.ts';
import { keysNamed } from '../keys/ownKeys.ts';
import type { EditedBlock, Editor, Place } from '../model/types.ts';
import type { PaletteRequest } from '../palette/PaletteRequest.ts';
import { placeBeside, placeInside } from '../places.ts';
import { canHide, DEVICE_NAMES, hiddenOn } from './hideOn.ts';
import { setHidden } from './setHidden.ts';

/**
 * Context menu actions of blocks; every action also has a keyboard shortcut.
 * @param ids the blocks; single-block actions use the last one
 * @param saveSection asks for the name of a section; undefined where none can be saved
 */
export function rowMenu(
  editor: Editor,
  kinds: Kinds,
  ids: readonly string[],
  openPalette: (request: PaletteRequest) => void,
  rename: (id: string) => void,
  saveSection?: (ids: readonly string[]) => void,
): MenuGroup[] {
  const { tree } = editor.getState();
  const id = ids.at(-1) ?? '';
  const block = findBlock(tree, id, kinds);
  const inside = placeInside(tree, id, kinds);
  const paste = async (place: Place) => editor.paste(await readCopied(kinds, editor.announce), place);
  const copy = item(t('Copy'), Copy, () => writeCopied(copyBlocks(editor, kinds, ids)), 'copy');
  const commenting = item(t('Comment…'), MessageSquare, openComments, 'comment');
  if (editor.isReadOnly) return [{ items: [copy, commenting] }];
  const renaming = item(t('Rename…'), Pencil, () => rename(id), 'rename');
  const pasteStyle = item(
    t('Paste style'),
    ClipboardPaste,
    async () => editor.pasteStyle(ids, await readCopied(kinds)),
    'pasteStyle',
  );
  const hiding = block && canHide(kinds.get(block.blockType)) ? [hidingOf(editor, kinds, block)] : [];
  if (editor.rights.isContentOnly) return [{ items: [renaming, commenting, copy, pasteStyle] }, ...hiding];
  const groups: MenuGroup[] = [
    {
      items: [
        item(t('Add before…'), Plus, () => openPalette({ place: placeBeside(tree, id, kinds, 0) })),
        item(t('Add after…'), Plus, () => openPalette({ place: placeBeside(tree, id, kinds) })),
        ...(inside ? [item(t('Add inside…'), Plus, () => openPalette({ place: inside }))] : []),
      ],
    },
    {
      items: [
        renaming,
        commenting,
        item(t('Duplicate'), CopyPlus, () => editor.duplicate(ids), 'duplicate'),
        copy,
        item(t('Cut'), Scissors, () => cut(editor, kinds, ids), 'cut'),
        item(t('Paste after'), ClipboardPaste, () => paste(placeBeside(tree, id, kinds)), 'paste'),
        ...(inside ? [item(t('Paste inside'), ClipboardPaste, () => paste(inside))] : []),
        pasteStyle,
        item(t('Wrap in…'), SquareDashed, () => openPalette({ wrap: ids })),
        ...(saveSection ? [item(t('Save as a section…'), BookmarkPlus, () => saveSection(ids))] : []),
      ],
    },
    {
      items: [
        item(t('Move up'), ArrowUp, () => editor.nudge(ids, 'up'), 'up'),
        item(t('Move down'), ArrowDown, () => editor.nudge(ids, 'down'), 'down'),
        item(t('Move in'), ArrowRight, () => editor.nudge(ids, 'in'), 'in'),
        item(t('Move out'), ArrowLeft, () => editor.nudge(ids, 'out'), 'out'),
      ],
    },
  ];
  return [...groups, ...hiding, { items: [item(t('Delete'), Trash2, () => editor.remove(ids), 'delete')] }];
}

function cut(editor: Editor, kinds: Kinds, ids: readonly string[]): void {
  void writeCopied(copyBlocks(editor, kinds, ids));
  editor.remove(ids);
}

function hidingOf(editor: Editor, kinds: Kinds, block: EditedBlock): MenuGroup {
  const hidden = hiddenOn(block);
  return {
    label: t('Hide on'),
    items: DEVICE_NAMES.map(({ device, plural }) => ({
      label: capitalize(t(plural)),
      isChecked: hidden.includes(device),
      choose: () => void setHidden(editor, kinds, block, device, !hidden.includes(device)),
    })),
  };
}

function item(label: string, icon: MenuItem['icon'], choose: () => unknown, command?: string): MenuItem {
  const [keys] = keysNamed(command);
  return {
    label,
    icon,
    choose: () => void choose(),
    ...(command && { command }),
    ...(keys && { keys: nameOfKeys(keys) }),
  };
}

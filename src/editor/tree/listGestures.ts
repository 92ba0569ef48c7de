import type { MenuItem } from '../controls/Menu.tsx';
import { COMMANDS, type Command, type Workspace } from '../keys/commands.ts';
import { readCopied } from '../keys/copied.ts';
import type { Gesture } from '../keys/gestures.ts';
import { nameOfKeys } from '../keys/keyPress.ts';
import { keysOf } from '../keys/ownKeys.ts';
import type { Device } from '../model/types.ts';
import { placeForNew } from '../places.ts';
import { publishButton } from '../session/saveOnce.ts';
import { rowMenu } from './rowMenu.ts';

/** Words that people from other builders look for, by the name of a command. */
const SYNONYMS: Readonly<Record<string, string>> = {
  add: 'insert new widget element section plus',
  comment: 'note annotate mention colleague review',
  editText: 'type write inline',
  handles: 'padding margin spacing gap width resize columns',
  interact: 'preview press click links hover',
  zoomFit: 'actual size percent',
  history: 'revisions steps undo list',
  keys: 'shortcuts help hotkeys remap',
  notes: 'check audit accessibility contrast headings alt placeholder',
  nextDevice: 'responsive breakpoint mobile',
  selectParent: 'parent outer',
  settings: 'panel inspector properties',
  versions: 'revisions live published diff restore',
  tree: 'navigator structure layers blocks',
};
const DEVICES: readonly [Device, string][] = [
  ['desktop', 'Show the page as on a desktop'],
  ['tablet', 'Show the page as on a tablet'],
  ['phone', 'Show the page as on a phone'],
];

/**
 * Everything that the editor can do now: the actions of the selected blocks' menu, publishing, then the commands that have only a key. What the
 * account may not do is left out, as in the menu.
 */
export function listGestures(workspace: Workspace): Gesture[] {
  const { editor, kinds, openPalette, rename, saveSection } = workspace;
  const { device, selected, tree } = editor.getState();
  const groups = selected.length > 0 ? rowMenu(editor, kinds, selected, openPalette, rename, saveSection) : [];
  const ofBlock = groups.flatMap(({ items, label }) => items.map((item) => fromMenu(item, label)));
  const isFixed = editor.isReadOnly || editor.rights.isContentOnly;
  const known = new Set(groups.flatMap(({ items }) => items.map(({ command }) => command)));
  const commands = COMMANDS.filter((command) => isOffered(command, workspace) && !known.has(command.name));
  const paste = async () => editor.paste(await readCopied(kinds, editor.announce), placeForNew(tree, undefined, kinds));
  const publish = publishButton();
  return [
    ...ofBlock,
    ...(publish
      ? [{ label: publish.textContent, words: 'go live online public update', keys: '', choose: () => publish.click() }]
      : []),
    ...commands.map((command) => ({
      label: command.what,
      words: `${command.name} ${SYNONYMS[command.name] ?? ''}`,
      keys: firstKeys(command),
      choose: () => void command.run?.(workspace),
    })),
    ...(selected.length > 0 || isFixed
      ? []
      : [{ label: 'Paste at the end', keys: nameOfKeys('mod+v'), choose: () => void paste() }]),
    ...DEVICES.filter(([each]) => each !== device).map(([each, label]) => ({
      label,
      words: 'preview responsive breakpoint width mobile',
      keys: '',
      choose: () => editor.show(each),
    })),
  ];
}

function fromMenu({ choose, isChecked, keys = '', label }: MenuItem, group: string | undefined): Gesture {
  if (!group) return { label, keys, choose };
  // Such as `Hide on: Phones`, which is taken back by the same gesture.
  return { label: `${group}: ${label}${isChecked ? ' (now so; show again)' : ''}`, keys, choose };
}

/** Commands without a function are those of the clipboard, which the menu of blocks has. */
function isOffered({ group, name, needsBlock, run }: Command, { editor }: Workspace): boolean {
  if (!run || name === 'goTo' || (needsBlock && editor.getState().selected.length === 0)) return false;
  if (group === 'Workspace' || name === 'selectParent') return true;
  if (editor.isReadOnly) return false;
  return !editor.rights.isContentOnly || group === 'Steps' || name === 'editText';
}

function firstKeys(command: Command): string {
  const [first] = [...keysOf(command), ...(command.keysOnPage ?? [])];
  return first ? nameOfKeys(first) : '';
}

import { msg, studioLanguage, t } from '../../shared/studioWords/t.ts';
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
  add: msg('insert new widget element section plus'),
  comment: msg('note annotate mention colleague review'),
  editText: msg('type write inline'),
  handles: msg('padding margin spacing gap width resize columns'),
  interact: msg('preview press click links hover'),
  zoomFit: msg('actual size percent'),
  history: msg('revisions steps undo list'),
  keys: msg('shortcuts help hotkeys remap'),
  notes: msg('check audit accessibility contrast headings alt placeholder'),
  nextDevice: msg('responsive breakpoint mobile'),
  selectParent: msg('parent outer'),
  settings: msg('panel inspector properties'),
  versions: msg('revisions live published diff restore'),
  tree: msg('navigator structure layers blocks'),
};
const DEVICES: readonly [Device, string][] = [
  ['desktop', msg('Show the page as on a desktop')],
  ['tablet', msg('Show the page as on a tablet')],
  ['phone', msg('Show the page as on a phone')],
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
      ? [
          {
            label: publish.textContent,
            words: `publish ${inBoth(msg('go live online public update'))}`,
            keys: '',
            choose: () => publish.click(),
          },
        ]
      : []),
    ...commands.map((command) => ({
      label: t(command.what),
      words: `${command.name} ${command.what} ${inBoth(SYNONYMS[command.name] ?? '')}`,
      keys: firstKeys(command),
      choose: () => void command.run?.(workspace),
    })),
    ...(selected.length > 0 || isFixed
      ? []
      : [{ label: t('Paste at the end'), keys: nameOfKeys('mod+v'), choose: () => void paste() }]),
    ...DEVICES.filter(([each]) => each !== device).map(([each, label]) => ({
      label: t(label),
      words: `${label} ${inBoth(msg('preview responsive breakpoint width mobile'))}`,
      keys: '',
      choose: () => editor.show(each),
    })),
  ];
}

/** Words to search for in English, which other builders have made common, and in the studio's language. */
function inBoth(words: string): string {
  return words && studioLanguage() !== 'en' ? `${words} ${t(words)}` : words;
}

function fromMenu({ choose, isChecked, keys = '', label }: MenuItem, group: string | undefined): Gesture {
  if (!group) return { label, keys, choose };
  // Such as `Hide on: Phones`, which is taken back by the same gesture.
  const values = { group, label };
  return {
    label: isChecked ? t('{group}: {label} (now so; show again)', values) : t('{group}: {label}', values),
    keys,
    choose,
  };
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

import type { Kinds } from '../../shared/layouts/kind.ts';
import { pathTo } from '../../shared/layouts/walk.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { openComments } from '../comments/openComments.ts';
import type { Device, Editor, EditorState } from '../model/types.ts';
import { openNotes } from '../notes/pageNotes.ts';
import type { PaletteRequest } from '../palette/PaletteRequest.ts';
import { placeForNew } from '../places.ts';
import { OPEN_GO_TO } from './gestures.ts';

/** Parts of the workspace that can be shown and have the focus. */
export type Part = 'tree' | 'settings' | 'handles' | 'history' | 'versions' | 'keys' | 'text';

/** Context of commands: what they act on, and the parts of the workspace that they can open. */
export interface Workspace {
  editor: Editor;
  kinds: Kinds;
  openPalette(request: PaletteRequest): void;
  /** Asks for the new name of a block. */
  rename(id: string): void;
  /** Asks for the name of a section made of blocks; undefined where none can be saved. */
  saveSection?: ((ids: readonly string[]) => void) | undefined;
  save(): void;
  /** Shows a part of the workspace and focuses it. */
  show(part: Part): void;
}

/** Groups of commands, as headings in English. */
const GROUPS = [msg('Blocks'), msg('Moving'), msg('Steps'), msg('Workspace')] as const;

export interface Command {
  name: string;
  /** Shortcuts, modifiers first; `mod` is ⌘ on Apple's devices and Ctrl elsewhere. */
  keys: readonly string[];
  /** More shortcuts in the page's iframe, where they press no button. */
  keysOnPage?: readonly string[];
  /** Description for the help dialog, in English. */
  what: string;
  /** Heading in the help dialog, in English. */
  group: (typeof GROUPS)[number];
  /** Whether it also works while typing in a field. */
  worksInFields?: boolean;
  /** Whether it also works in a text of the page that is still empty. */
  worksInEmptyText?: boolean;
  /** Whether it needs a selected block. */
  needsBlock?: boolean;
  /** Whether its keys are those of the whole studio, and stay. */
  isOfStudio?: boolean;
  /**
   * Runs the command; absent where the browser's own clipboard events do. False when there was nothing to do, so that
   * the browser's default applies.
   */
  run?: (workspace: Workspace) => boolean | undefined;
}

/** All keyboard commands of the editor; the key listener and the help dialog read this list. */
export const COMMANDS: readonly Command[] = [
  {
    name: 'add',
    keys: ['/', 'mod+e'],
    what: msg('Add a block'),
    group: 'Blocks',
    worksInEmptyText: true,
    run: act(({ editor, kinds, openPalette }) => {
      const { selected, tree } = editor.getState();
      openPalette({ place: placeForNew(tree, selected.at(-1), kinds) });
    }),
  },
  {
    name: 'editText',
    // In the tree Enter does so, and F2 renames.
    keys: [],
    keysOnPage: ['enter', 'f2'],
    what: msg('Edit its text on the page'),
    group: 'Blocks',
    needsBlock: true,
    run: act(({ show }) => show('text')),
  },
  {
    name: 'duplicate',
    keys: ['mod+d'],
    what: msg('Duplicate'),
    group: 'Blocks',
    needsBlock: true,
    run: onSelected((editor, ids) => editor.duplicate(ids)),
  },
  {
    name: 'rename',
    keys: ['f2'],
    what: msg('Rename in the tree'),
    group: 'Blocks',
    needsBlock: true,
    run: act(({ editor, rename }) => rename(editor.getState().selected.at(-1) ?? '')),
  },
  {
    name: 'comment',
    keys: ['mod+alt+m'],
    what: msg('Comment…'),
    group: 'Blocks',
    needsBlock: true,
    run: act(openComments),
  },
  { name: 'copy', keys: ['mod+c'], what: msg('Copy'), group: 'Blocks', needsBlock: true },
  { name: 'cut', keys: ['mod+x'], what: msg('Cut'), group: 'Blocks', needsBlock: true },
  { name: 'paste', keys: ['mod+v'], what: msg('Paste'), group: 'Blocks' },
  { name: 'pasteStyle', keys: ['mod+shift+v'], what: msg('Paste the style only'), group: 'Blocks', needsBlock: true },
  {
    name: 'delete',
    keys: ['delete', 'backspace'],
    what: msg('Delete'),
    group: 'Blocks',
    needsBlock: true,
    run: onSelected((editor, ids) => editor.remove(ids)),
  },
  nudging('up', msg('Move up')),
  nudging('down', msg('Move down')),
  nudging('in', msg('Move into the block before it')),
  nudging('out', msg('Move out of the block around it')),
  {
    name: 'selectParent',
    keys: ['escape'],
    what: msg('Select the block around it'),
    group: 'Moving',
    run: selectParent,
  },
  { name: 'undo', keys: ['mod+z'], what: msg('Undo'), group: 'Steps', run: act(({ editor }) => editor.undo()) },
  {
    name: 'redo',
    keys: ['mod+shift+z', 'mod+y'],
    what: msg('Redo'),
    group: 'Steps',
    run: act(({ editor }) => editor.redo()),
  },
  {
    name: 'history',
    keys: ['mod+shift+h'],
    what: msg('Show all steps'),
    group: 'Steps',
    run: act(({ show }) => show('history')),
  },
  {
    name: 'versions',
    keys: ['mod+shift+l'],
    what: msg('Compare with stored versions'),
    group: 'Steps',
    run: act(({ show }) => show('versions')),
  },
  {
    name: 'save',
    keys: ['mod+s'],
    what: msg('Save'),
    group: 'Workspace',
    isOfStudio: true,
    worksInFields: true,
    run: act(({ save }) => save()),
  },
  {
    name: 'tree',
    keys: ['mod+i'],
    what: msg('Go to the tree'),
    group: 'Workspace',
    // In rich text it toggles italics: the text's editor handles the key first.
    worksInFields: true,
    run: act(({ show }) => show('tree')),
  },
  {
    name: 'settings',
    keys: ['mod+p'],
    what: msg('Go to the settings of the block'),
    group: 'Workspace',
    worksInFields: true,
    run: act(({ show }) => show('settings')),
  },
  {
    name: 'handles',
    keys: ['mod+alt+s'],
    what: msg('Go to the handles of its spaces and columns'),
    group: 'Workspace',
    needsBlock: true,
    run: act(({ show }) => show('handles')),
  },
  {
    name: 'nextDevice',
    keys: ['mod+shift+m'],
    what: msg('Next device: desktop, tablet, phone'),
    group: 'Workspace',
    run: act(({ editor }) => editor.show(nextDevice(editor.getState().device))),
  },
  {
    name: 'interact',
    keys: ['mod+alt+p'],
    what: msg('Try the page as a visitor, and end that'),
    group: 'Workspace',
    run: act(({ editor }) => editor.look({ isInteractive: !editor.getState().isInteractive })),
  },
  zooming('zoomIn', 'alt+pageup', msg('Show the page larger'), 1),
  zooming('zoomOut', 'alt+pagedown', msg('Show the page smaller'), -1),
  {
    name: 'zoomFit',
    keys: ['alt+end'],
    what: msg('Fit the page, or show it in full size'),
    group: 'Workspace',
    run: act(({ editor }) => editor.look({ zoom: editor.getState().zoom === undefined ? 1 : undefined })),
  },
  {
    name: 'notes',
    keys: ['mod+alt+o'],
    what: msg('Notes on the page: what to mend'),
    group: 'Workspace',
    run: act(({ editor }) => openNotes(editor.getState().selected.at(-1))),
  },
  {
    name: 'goTo',
    keys: ['mod+k'],
    what: msg('Find a gesture, a screen or a document'),
    group: 'Workspace',
    isOfStudio: true,
    run: act(() => window.dispatchEvent(new Event(OPEN_GO_TO))),
  },
  {
    name: 'keys',
    keys: ['?'],
    what: msg('Show and change these keys'),
    group: 'Workspace',
    run: act(({ show }) => show('keys')),
  },
];

/** Whether a command's keys cannot be changed: they are the studio's, or those of the browser's clipboard. */
export function isFixed({ isOfStudio, run }: Command): boolean {
  return isOfStudio === true || run === undefined;
}

const DEVICES: readonly Device[] = ['desktop', 'tablet', 'phone'];

function nextDevice(device: Device): Device {
  return DEVICES[(DEVICES.indexOf(device) + 1) % DEVICES.length] ?? 'desktop';
}

/** A command that always handles its key, if only to say why nothing changes. */
function act(work: (workspace: Workspace) => unknown) {
  return (workspace: Workspace) => {
    work(workspace);
    return true;
  };
}

/** Scales of the page that can be chosen. */
export const ZOOMS: readonly number[] = [0.5, 0.75, 1, 1.5];

/** From the page as it fits, the first press shows it in full size. */
function zooming(name: string, keys: string, what: string, direction: 1 | -1): Command {
  const next = (zoom: number | undefined) => {
    if (zoom === undefined) return direction > 0 ? 1 : ZOOMS[0];
    return ZOOMS[ZOOMS.indexOf(zoom) + direction] ?? zoom;
  };
  return {
    name,
    keys: [keys],
    what,
    group: 'Workspace',
    run: act(({ editor }) => editor.look({ zoom: next(editor.getState().zoom) })),
  };
}

function onSelected(work: (editor: Editor, ids: EditorState['selected']) => unknown) {
  return act(({ editor }) => work(editor, editor.getState().selected));
}

function nudging(direction: 'up' | 'down' | 'in' | 'out', what: string): Command {
  const arrow = { up: 'arrowup', down: 'arrowdown', in: 'arrowright', out: 'arrowleft' }[direction];
  return {
    name: direction,
    keys: [`alt+${arrow}`],
    what,
    group: 'Moving',
    needsBlock: true,
    run: onSelected((editor, ids) => editor.nudge(ids, direction)),
  };
}

function selectParent({ editor, kinds }: Workspace): boolean {
  const { selected, tree } = editor.getState();
  const id = selected.at(-1);
  if (id === undefined) return false;
  const parent = pathTo(tree, id, kinds)?.at(-2)?.block.id;
  editor.select(parent ? [parent] : []);
  return true;
}

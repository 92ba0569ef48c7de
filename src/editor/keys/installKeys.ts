import { COMMANDS, type Command, type Workspace } from './commands.ts';
import { installClipboard } from './installClipboard.ts';
import { isPress, type Press } from './keyPress.ts';

/** Where keys belong to the editor. */
export interface Reach {
  /** The editor's own element; absent in the page's frame, all of which belongs to the editor. */
  root?: Element;
}

const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range], [type=color]), textarea, select, [contenteditable]:not([contenteditable=false])';
/** What looks after its own keys while it is open. */
const OWN_KEYS = 'dialog, [role=menu], [role=listbox], [role=dialog]';

/**
 * Listens to the editor's keys and to the clipboard in a document, that of the studio or of the page's frame. Keys outside of the editor's
 * element, in fields, and those that something else has taken, are left alone.
 * @returns stops listening
 */
export function installKeys(target: Document, workspace: Workspace, { root }: Reach = {}): () => void {
  const reaches = (event: Event) => belongs(event.target as Node | null, target, root);
  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !reaches(event)) return;
    const command = findCommand(asRead(event, root), event.target as Element, workspace);
    if (command && isInReach(event, target, root) && command.run?.(workspace)) event.preventDefault();
  };
  target.addEventListener('keydown', handleKey);
  const removeClipboard = installClipboard(target, workspace, (event) => reaches(event) && !isTyping(event.target));
  return () => {
    target.removeEventListener('keydown', handleKey);
    removeClipboard();
  };
}

/** A press in which arrows to the side mean what they do where text runs from left to right; the studio's direction counts in the frame too. */
function asRead(event: KeyboardEvent, root: Element = document.documentElement): Press {
  const other = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key];
  if (!other || getComputedStyle(root).direction !== 'rtl') return event;
  const { altKey, code, ctrlKey, metaKey, shiftKey } = event;
  return { altKey, code, ctrlKey, metaKey, shiftKey, key: other };
}

/** The command whose keys are pressed, if it can be done now. */
function findCommand(press: Press, element: Element, { editor }: Workspace): Command | undefined {
  const isField = isTyping(element);
  const hasBlock = editor.getState().selected.length > 0;
  return COMMANDS.find(
    ({ keys, needsBlock, worksInFields }) =>
      (worksInFields || !isField) && (hasBlock || !needsBlock) && keys.some((each) => isPress(press, each)),
  );
}

/** Whether the editor may hear what happens at an element: inside of it, or where nothing has the focus. */
function belongs(node: Node | null, target: Document, root: Element | undefined): boolean {
  if (closest(node, OWN_KEYS)) return false;
  return !root || root.contains(node) || node === target.body || node === target.documentElement;
}

/** A key without Ctrl or ⌘ could be meant for the page around the editor: it counts only with the focus inside. */
function isInReach(event: KeyboardEvent, target: Document, root: Element | undefined): boolean {
  return event.ctrlKey || event.metaKey || !root || root.contains(target.activeElement);
}

function isTyping(node: EventTarget | null): boolean {
  return closest(node, FIELDS) !== null;
}

/** Elements of the page's frame are of its own classes, so that `instanceof` does not know them. */
function closest(node: EventTarget | null, selector: string): Element | null {
  return node && 'closest' in node ? (node as Element).closest(selector) : null;
}

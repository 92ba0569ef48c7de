import { COMMANDS, type Command, type Workspace } from './commands.ts';
import { installClipboard } from './installClipboard.ts';
import { isPress, type Press } from './keyPress.ts';
import { keysOf } from './ownKeys.ts';

/** Elements in which keyboard shortcuts belong to the editor. */
export interface Reach {
  /** The editor's root element; absent in the page's iframe, all of which belongs to the editor. */
  root?: Element;
}

const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range], [type=color]), textarea, select, [contenteditable]:not([contenteditable=false])';
/** Widgets that handle their own keys while they are open. */
const OWN_KEYS = 'dialog, [role=menu], [role=listbox], [role=dialog]';

/**
 * Listens to the editor's shortcuts and the clipboard in a document, that of the studio or of the page's iframe.
 * Ignores keys outside the editor's element, in fields, and handled ones.
 * @returns stops listening
 */
export function installKeys(target: Document, workspace: Workspace, { root }: Reach = {}): () => void {
  const reaches = (event: Event) => belongs(event.target as Node | null, target, root);
  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !reaches(event)) return;
    const command = findCommand(asRead(event, root), event.target as Element, workspace, !root);
    if (command && isInReach(event, target, root) && command.run?.(workspace)) event.preventDefault();
  };
  target.addEventListener('keydown', handleKey);
  const removeClipboard = installClipboard(target, workspace, (event) => reaches(event) && !isTyping(event.target));
  return () => {
    target.removeEventListener('keydown', handleKey);
    removeClipboard();
  };
}

/** A key press with horizontal arrows swapped in right-to-left; the studio's direction applies in the iframe too. */
export function asRead(event: KeyboardEvent, root: Element = document.documentElement): Press {
  const other = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key];
  if (!other || getComputedStyle(root).direction !== 'rtl') return event;
  const { altKey, code, ctrlKey, metaKey, shiftKey } = event;
  return { altKey, code, ctrlKey, metaKey, shiftKey, key: other };
}

/** The command for a key press, if it can run now. */
function findCommand(press: Press, element: Element, { editor }: Workspace, isPage: boolean): Command | undefined {
  const isField = isTyping(element);
  const hasBlock = editor.getState().selected.length > 0;
  const isEmptyText = isField && isEmptyTextOfPage(element);
  return COMMANDS.find(
    ({ keys, keysOnPage = [], name, needsBlock, worksInEmptyText, worksInFields }) =>
      (worksInFields || !isField || (worksInEmptyText && isEmptyText)) &&
      (hasBlock || !needsBlock) &&
      [...keysOf({ keys, name }), ...(isPage ? keysOnPage : [])].some((each) => isPress(press, each)),
  );
}

/** Whether an event's element belongs to the editor: inside it, or where nothing has the focus. */
function belongs(node: Node | null, target: Document, root: Element | undefined): boolean {
  if (closest(node, OWN_KEYS)) return false;
  return !root || root.contains(node) || node === target.body || node === target.documentElement;
}

/** A key without Ctrl or ⌘ could be meant for the page around the editor: it needs the focus inside. */
function isInReach(event: KeyboardEvent, target: Document, root: Element | undefined): boolean {
  return event.ctrlKey || event.metaKey || !root || root.contains(target.activeElement);
}

function isTyping(node: EventTarget | null): boolean {
  return closest(node, FIELDS) !== null;
}

/** Whether a text is edited on the page, and has no words yet. A field of a form may begin with any character. */
function isEmptyTextOfPage(element: Element): boolean {
  const text = closest(element, '[contenteditable]:not([contenteditable=false])');
  return closest(text, '[data-block-id]') !== null && !text?.textContent?.trim();
}

/** Elements of the iframe belong to another realm, so `instanceof` does not work. */
function closest(node: EventTarget | null, selector: string): Element | null {
  return node && 'closest' in node ? (node as Element).closest(selector) : null;
}

import { isExempt, isMenuKey } from './copyExemptions.ts';
import { createNotice } from './copyNotice.ts';
import { isCopyOrCut, isProtectedShortcut, usesCommandKey } from './copyShortcuts.ts';
import { playTone } from './copyTone.ts';

export interface CopyProtectionProps {
  /** Text of the tooltip. */
  message: string;
  contextMenu?: boolean;
  dragging?: boolean;
  /** Keyboard shortcuts, and copying, cutting and pasting by menus. */
  shortcuts?: boolean;
  sound?: boolean;
  /** Replaces the copied text. */
  clipboard?: string;
}

/**
 * Blocks actions by event handlers only, so that text can still be selected for reading. Copy and cut events are handled, since only there the
 * clipboard can be replaced without permission.
 */
export function mount(element: HTMLElement, props: CopyProtectionProps): (() => void) | undefined {
  const tooltip = element.querySelector<HTMLElement>('.r-copy-protection');
  if (!tooltip) return;
  const { clipboard, contextMenu, dragging, message, shortcuts, sound } = props;
  const notice = createNotice(tooltip, message);
  const listeners = new AbortController();
  const isMac = usesCommandKey();

  const guard = <K extends keyof DocumentEventMap>(type: K, handle: (event: DocumentEventMap[K]) => void): void => {
    const options = { capture: true, signal: listeners.signal };
    document.addEventListener(type, (event) => isExempt(event) || handle(event), options);
  };
  const warn = (event: Event): void => {
    if (notice.show(event) && sound) playTone();
  };
  const block = (event: Event): void => {
    event.preventDefault();
    warn(event);
  };
  const blockCopy = (event: ClipboardEvent): void => {
    block(event);
    if (clipboard) replaceClipboard(event, clipboard);
  };

  if (contextMenu) guard('contextmenu', (event) => isMenuKey(event) || block(event));
  if (dragging) guard('dragstart', block);
  if (shortcuts) {
    guard('keydown', (event) => {
      if (!isProtectedShortcut(event, isMac)) return;
      // With a replacement the shortcut is not blocked, since the copy event has to follow.
      if (clipboard && isCopyOrCut(event)) warn(event);
      else block(event);
    });
    guard('paste', block);
  }
  if (shortcuts || clipboard) {
    guard('copy', blockCopy);
    guard('cut', blockCopy);
  }
  return () => {
    listeners.abort();
    notice.hide();
  };
}

function replaceClipboard({ clipboardData }: ClipboardEvent, text: string): void {
  if (clipboardData) clipboardData.setData('text/plain', text);
  // If clipboard access is denied, it keeps its content; copying is still blocked.
  else void navigator.clipboard?.writeText(text).catch(() => undefined);
}

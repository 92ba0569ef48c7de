/** Commands for keys that the viewer's library does not handle. */
export interface KeyCommands {
  first(): void;
  last(): void;
  fullscreen(): void;
  fit(): void;
}

const COMMANDS: Readonly<Record<string, keyof KeyCommands>> = {
  Home: 'first',
  End: 'last',
  f: 'fullscreen',
  F: 'fullscreen',
  0: 'fit',
};

const LIBRARY_KEYS = /^(?:Arrow(?:Left|Right|Up|Down)|[+=-])$/;

/**
 * Keyboard shortcuts of the dialog. The library hears only keys inside its own element, while focus is on the dialog, so its keys are forwarded.
 * Browser shortcuts, such as zoom, and a film's keys are not intercepted.
 */
export function listenToKeys(dialog: HTMLElement, commands: KeyCommands, signal: AbortSignal): void {
  dialog.addEventListener(
    'keydown',
    (event) => {
      const { altKey, ctrlKey, key, metaKey, target } = event;
      if (!event.isTrusted && LIBRARY_KEYS.test(key)) return;
      if (key === 'Escape' || key === 'Tab') return;
      if (altKey || ctrlKey || metaKey || target instanceof HTMLMediaElement) return event.stopPropagation();
      // Arrow keys scroll a long caption.
      if (/^Arrow(?:Up|Down)$/.test(key) && (target as Element).closest('.r-lightbox__caption')) return;
      const command = COMMANDS[key];
      if (command) commands[command]();
      else if (LIBRARY_KEYS.test(key)) handOn(dialog, key === '=' ? '+' : key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
}

function handOn(dialog: HTMLElement, key: string): void {
  dialog
    .querySelector('.yarl__container')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

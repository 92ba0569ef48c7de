/** What keys do that the viewer's library has no keys for. */
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
 * Gives the dialog its keys. The library hears only what happens inside its own element, while focus is on the dialog, so
 * its keys are handed on. Keys of the browser, such as those that zoom the page, stay the browser's, and a film's the film's.
 */
export function listenToKeys(dialog: HTMLElement, commands: KeyCommands, signal: AbortSignal): void {
  dialog.addEventListener(
    'keydown',
    (event) => {
      const { altKey, ctrlKey, key, metaKey, target } = event;
      if (!event.isTrusted && LIBRARY_KEYS.test(key)) return;
      if (key === 'Escape' || key === 'Tab') return;
      if (altKey || ctrlKey || metaKey || target instanceof HTMLMediaElement) return event.stopPropagation();
      // A long caption is scrolled by these.
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

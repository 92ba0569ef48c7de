import { useSyncExternalStore } from 'react';
import { ariaOfKeys, nameOfKeys } from './keyPress.ts';
import { keysNamed, ownKeys, watchOwnKeys } from './ownKeys.ts';

/** Attributes of a button that tell the shortcut of its command: its tooltip, and `aria-keyshortcuts` for screen readers. */
export function useKeyHint(command: string, label: string): { title: string; 'aria-keyshortcuts': string | undefined } {
  useSyncExternalStore(watchOwnKeys, ownKeys, ownKeys);
  const [keys] = keysNamed(command);
  return {
    title: keys ? `${label} (${nameOfKeys(keys)})` : label,
    'aria-keyshortcuts': keys && ariaOfKeys(keys),
  };
}

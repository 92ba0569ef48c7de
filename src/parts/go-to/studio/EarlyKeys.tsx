import { useLayoutEffect } from 'react';

/** What has been typed before the dialog is there. */
export interface Early {
  typed: string;
  /** Whether Enter has been pressed after it. */
  isEntered: boolean;
}

interface EarlyKeysProps {
  /** Receives the keys; is changed in place. */
  early: Early;
  onClose: () => void;
}

/** Stands for the dialog while its script is fetched: keeps the keys that are typed meanwhile from the page below, for the dialog's field. */
export function EarlyKeys({ early, onClose }: EarlyKeysProps) {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, key, metaKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (key.length === 1) early.typed += key;
      else if (key === 'Backspace') early.typed = early.typed.slice(0, -1);
      else if (key === 'Enter') early.isEntered = true;
      else if (key === 'Escape') onClose();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [early, onClose]);
  return null;
}

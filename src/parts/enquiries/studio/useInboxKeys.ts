import { type RefObject, useEffect, useRef } from 'react';
import { actsOnKeys } from './keySetting.ts';
import type { Writing } from './writing.ts';

interface InboxKeys {
  write: (kind: Writing) => void;
  showKeys: () => void;
  close: () => void;
}

const ROWS = '.rihla-inbox-row';

/** Keyboard shortcuts of the inbox. Single letters do nothing in text fields, or when switched off (WCAG 2.1.4). */
export function useInboxKeys(root: RefObject<HTMLElement | null>, keys: InboxKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, key, metaKey, target } = event;
      if (event.defaultPrevented || altKey || ctrlKey || metaKey || !(target instanceof Element)) return;
      if (document.querySelector('dialog[open]')) return;
      if (key === 'Escape' && (target === document.body || root.current?.contains(target)))
        return latest.current.close();
      const isRow = target.matches(ROWS);
      if (isRow && (key === 'ArrowDown' || key === 'ArrowUp')) return move(event, key === 'ArrowDown' ? 1 : -1);
      if (!actsOnKeys() || target.closest('input, textarea, select, [contenteditable]')) return;
      if (key === 'j' || key === 'k') return move(event, key === 'j' ? 1 : -1);
      const act = {
        r: () => latest.current.write('reply'),
        n: () => latest.current.write('note'),
        '/': () => root.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
        '?': () => latest.current.showKeys(),
      }[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    const move = (event: KeyboardEvent, by: number) => {
      const rows = [...(root.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
      const at = rows.indexOf(document.activeElement as HTMLElement);
      const from = at >= 0 ? at : rows.findIndex((row) => row.hasAttribute('aria-current'));
      const next = rows[from < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, from + by))];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [root]);
}

import { Check, type LucideIcon } from 'lucide-react';
import { Fragment, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import './controls.css';
import { keepInWindow, type Spot } from './keepInWindow.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export interface MenuItem {
  /** Distinguishes it from others with the same label. */
  id?: string;
  label: string;
  icon?: LucideIcon;
  /** Keyboard shortcut, as text. */
  keys?: string;
  /** Name of the command that does the same by its shortcut. */
  command?: string;
  /** Checked state; undefined for a plain action. */
  isChecked?: boolean;
  /** Reason for which it is disabled. */
  why?: string;
  choose: () => void;
}

export interface MenuGroup {
  label?: string;
  /** Radio group: exactly one item is checked; otherwise each is a checkbox. */
  isChoice?: boolean;
  items: readonly MenuItem[];
}

interface MenuProps {
  label: string;
  /** Groups of items, with a separator between them. */
  groups: readonly MenuGroup[];
  /** Position in the window. */
  at: Spot;
  onClose: () => void;
}

/**
 * A popover menu of actions. Closes when an item is chosen, on Escape and Tab, and on a press outside; restores the
 * focus. Renders a `<div popover>`.
 */
export function Menu({ label, groups, at, onClose }: MenuProps) {
  const ref = useRef<HTMLDivElement>(null);
  const returnFocus = useReturnFocus();
  const close = () => {
    returnFocus();
    onClose();
  };

  useLayoutEffect(() => {
    const menu = ref.current;
    menu?.showPopover();
    if (menu) keepInWindow(menu, at);
    const chosen = menu?.querySelector<HTMLElement>('[role=menuitemradio][aria-checked=true]');
    (chosen ?? menu?.querySelector<HTMLElement>(ITEMS))?.focus();
  }, [at]);
  useCloseOutside(ref, onClose);

  const choose = (item: MenuItem) => {
    if (item.why) return;
    close();
    item.choose();
  };

  return (
    <div
      ref={ref}
      popover="manual"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className="rihla-editor-menu"
      onKeyDown={(event) => handleKey(event, close)}
    >
      {groups.map((group, n) => (
        <Fragment key={group.label ?? group.items[0]?.id ?? group.items[0]?.label}>
          {n > 0 && <hr />}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
          <div role="group" aria-label={group.label}>
            {group.label && (
              <p className="rihla-editor-menu__heading" aria-hidden="true">
                {group.label}
              </p>
            )}
            {group.items.map((item) => (
              <button
                key={item.id ?? item.label}
                type="button"
                {...roleOf(item, group)}
                aria-disabled={item.why !== undefined || undefined}
                aria-description={item.why}
                title={item.why}
                tabIndex={-1}
                onClick={() => choose(item)}
              >
                <Sign item={item} />
                <span>{item.label}</span>
                {item.keys && (
                  <span className="rihla-editor-menu__keys" aria-hidden="true">
                    {item.keys}
                  </span>
                )}
              </button>
            ))}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

const ITEMS = '[role^=menuitem]';

function roleOf({ isChecked }: MenuItem, { isChoice }: MenuGroup) {
  if (isChecked === undefined) return { role: 'menuitem' };
  return { role: isChoice ? 'menuitemradio' : 'menuitemcheckbox', 'aria-checked': isChecked };
}

function Sign({ item }: { item: MenuItem }) {
  const Icon = item.isChecked === undefined ? item.icon : item.isChecked ? Check : undefined;
  return (
    <span className="rihla-editor-menu__sign">{Icon && <Icon aria-hidden="true" size={16} strokeWidth={1.75} />}</span>
  );
}

function handleKey(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  // Keys in the menu must not act on the blocks behind it.
  event.stopPropagation();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)];
  const at = items.indexOf(event.target as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (next !== undefined) {
    event.preventDefault();
    items.at(next % items.length)?.focus();
  } else if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault();
    close();
  } else if (event.key.length === 1 && event.key !== ' ') {
    const letter = event.key.toLowerCase();
    const startsSo = (item: HTMLElement) => item.textContent?.trim().toLowerCase().startsWith(letter);
    [...items.slice(at + 1), ...items].find(startsSo)?.focus();
  }
}

function useCloseOutside(ref: React.RefObject<HTMLElement | null>, onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const handlePointer = ({ target }: Event) => {
      const isInside = ref.current?.contains(target as Node);
      // The button that opened it toggles it itself.
      const isOpener = (target as Element).closest('[aria-haspopup=menu][aria-expanded=true]') !== null;
      if (!isInside && !isOpener) latest.current();
    };
    document.addEventListener('pointerdown', handlePointer, { capture: true, signal });
    // A press inside the iframe is only seen as the window's blur.
    window.addEventListener('blur', () => latest.current(), { signal });
    return () => abort.abort();
  }, [ref]);
}

import { Check, type LucideIcon } from 'lucide-react';
import { Fragment, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import './controls.css';
import { keepInWindow, type Spot } from './keepInWindow.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export interface MenuItem {
  /** Tells it from others of the same words. */
  id?: string;
  label: string;
  icon?: LucideIcon;
  /** The keys that do the same, in words. */
  keys?: string;
  /** On or off; undefined for what is done once. */
  isChecked?: boolean;
  /** Why it cannot be chosen now. */
  why?: string;
  choose: () => void;
}

export interface MenuGroup {
  label?: string;
  /** Whether exactly one of its items is the one that holds; otherwise each is on or off by itself. */
  isChoice?: boolean;
  items: readonly MenuItem[];
}

interface MenuProps {
  label: string;
  /** Items that belong together; a line stands between groups. */
  groups: readonly MenuGroup[];
  /** Where it opens, in the window. */
  at: Spot;
  onClose: () => void;
}

/**
 * A menu of what can be done, above everything else. Closes when an item is chosen, by Esc and Tab, and when something else is pressed;
 * the focus goes back to where it was. Renders a `<div popover>`.
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
  // What a key does in a menu it does not do to the blocks behind it.
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
      // The button that has opened it closes it by itself.
      const isOpener = (target as Element).closest('[aria-haspopup=menu][aria-expanded=true]') !== null;
      if (!isInside && !isOpener) latest.current();
    };
    document.addEventListener('pointerdown', handlePointer, { capture: true, signal });
    // A press inside the page's frame is only seen as the window losing the focus.
    window.addEventListener('blur', () => latest.current(), { signal });
    return () => abort.abort();
  }, [ref]);
}

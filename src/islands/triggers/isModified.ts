const MODIFIERS = ['button', 'ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const;

/** A click or key that asks the browser for a new tab, a download or a menu. */
export function isModified(event: Event): boolean {
  return MODIFIERS.some((name) => (event as MouseEvent)[name]);
}

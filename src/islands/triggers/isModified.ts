const MODIFIERS = ['button', 'ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const;

/** Whether a click or key has a modifier: new tab, download or menu. */
export function isModified(event: Event): boolean {
  return MODIFIERS.some((name) => (event as MouseEvent)[name]);
}

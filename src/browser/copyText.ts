/** Marks elements exempt from copy protection: a copy control, and the text it copies. */
export const COPY_ALLOWED = 'data-copy-allowed';

/**
 * Copies a text to the clipboard. Without the Clipboard API, or when it is refused, the text is selected and copied by `execCommand`, which also
 * works without https.
 * @param control the pressed control; it keeps focus
 * @returns whether the text was copied
 */
export async function copyText(text: string, control: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No Clipboard API on this origin, or no permission: tries the fallback.
    return copySelected(text, control);
  }
}

function copySelected(text: string, control: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute(COPY_ALLOWED, '');
  // Off the screen, at the control's own height, so that nothing scrolls.
  Object.assign(field.style, { position: 'absolute', insetInlineStart: '-200vw', fontSize: '16px' });
  control.after(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    // Removed in future browsers: there is no further fallback.
    return false;
  } finally {
    field.remove();
    control.focus({ preventScroll: true });
  }
}

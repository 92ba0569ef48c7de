/** Marks what copy protection leaves alone: a control that copies, and the text it copies from. */
export const COPY_ALLOWED = 'data-copy-allowed';

/**
 * Puts a text on the clipboard. Where the browser has no clipboard, or refuses it, the text is selected and copied as if by
 * hand, which also works without https.
 * @param control the control that was pressed; it keeps the focus
 * @returns whether it is on the clipboard now
 */
export async function copyText(text: string, control: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard on this address, or none allowed: the older way may still be open.
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
    // Removed from a browser of the future: nothing is left to try.
    return false;
  } finally {
    field.remove();
    control.focus({ preventScroll: true });
  }
}

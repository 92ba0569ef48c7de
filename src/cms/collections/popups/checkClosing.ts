/** The settings that decide how a popup can be closed. */
interface Closing {
  close_button?: unknown;
  close_automatically?: unknown;
  prevent_close_on_background_click?: unknown;
  prevent_close_on_esc_key?: unknown;
}

/** Refuses a popup that its visitors could not close, and says what to change. For the field `close_button`. */
export function checkClosing(hasButton: unknown, { siblingData }: { siblingData: unknown }): string | true {
  const settings = (siblingData ?? {}) as Closing;
  const isTrap =
    !hasButton &&
    !Number(settings.close_automatically ?? 0) &&
    settings.prevent_close_on_background_click === true &&
    settings.prevent_close_on_esc_key === true;
  return (
    !isTrap ||
    'Nobody could close this popup. Give it a close button, let a click beside it or the Esc key close it, or let it close by itself.'
  );
}

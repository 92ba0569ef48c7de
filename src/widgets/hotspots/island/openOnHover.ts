/** Delay before a tooltip closes after the pointer has left it and its spot, in ms: long enough to move from one to the other. */
export const LEAVE_MS = 250;

/**
 * Opens a tooltip on mouse or pen hover and on keyboard focus of its spot. It stays while either is hovered or focused (WCAG 1.4.13); Esc and a
 * click outside close it natively. On touch a tap opens it as any click does.
 */
export function openOnHover(button: HTMLElement, tip: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPointed = false;
  let wasDismissed = false;

  const isOpen = (): boolean => tip.matches(':popover-open');
  const holdsFocus = (): boolean => tip.contains(document.activeElement) || button.matches(':focus-visible');
  const open = (): void => {
    clearTimeout(timer);
    if (!isOpen()) tip.showPopover({ source: button });
  };
  const leave = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!isPointed && !holdsFocus() && isOpen()) tip.hidePopover();
    }, LEAVE_MS);
  };

  for (const part of [button, tip]) {
    part.addEventListener(
      'pointerenter',
      (event) => {
        if (event.pointerType === 'touch') return;
        isPointed = true;
        open();
      },
      { signal },
    );
    part.addEventListener(
      'pointerleave',
      (event) => {
        // Lifting a finger is not leaving: the tooltip that its tap has opened stays.
        if (event.pointerType === 'touch') return;
        isPointed = false;
        leave();
      },
      { signal },
    );
    part.addEventListener('focusout', leave, { signal });
  }
  button.addEventListener(
    'focus',
    () => {
      // Esc returns focus to the spot; opening it again then would make it impossible to close.
      if (button.matches(':focus-visible') && !wasDismissed) open();
    },
    { signal },
  );
  tip.addEventListener(
    'beforetoggle',
    (event) => {
      if ((event as ToggleEvent).newState !== 'closed') return;
      wasDismissed = true;
      setTimeout(() => {
        wasDismissed = false;
      });
    },
    { signal },
  );
  // A mouse hover has opened it already: the click must not close it.
  button.addEventListener(
    'click',
    (event) => {
      if (isPointed && isOpen()) event.preventDefault();
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
}

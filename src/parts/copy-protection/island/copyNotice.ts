/** Milliseconds for which the tooltip is shown, and then fades (spec). */
export const NOTICE_STAYS_MS = 1000;
export const NOTICE_FADES_MS = 500;

/** CSS pixels between the tooltip and the pointer or the focused element, and the window's edge. */
export const NOTICE_GAP_PX = 12;
export const NOTICE_EDGE_PX = 8;

export interface Notice {
  /**
   * Shows the tooltip for a blocked action. Further actions until it is gone do not show it again: it is "shown only while the message count is 1"
   * (spec), so they neither stack nor extend it.
   * @returns whether this action showed it
   */
  show(event: Event): boolean;
  hide(): void;
}

/** The tooltip of `CopyProtection` with its message. */
export function createNotice(element: HTMLElement, message: string): Notice {
  let messageCount = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = (): void => {
    clearTimeout(timer);
    messageCount = 0;
    element.togglePopover?.(false);
    element.textContent = '';
    element.removeAttribute('data-fading');
  };
  const fade = (): void => {
    element.setAttribute('data-fading', '');
    timer = setTimeout(hide, NOTICE_FADES_MS);
  };
  const show = (event: Event): boolean => {
    messageCount++;
    if (messageCount !== 1) return false;
    element.textContent = message;
    // Popovers are in the top layer, above everything.
    element.togglePopover?.(true);
    place(element, event);
    timer = setTimeout(fade, NOTICE_STAYS_MS);
    return true;
  };
  return { show, hide };
}

function place(element: HTMLElement, event: Event): void {
  const { clientHeight, clientWidth } = document.documentElement;
  const { offsetHeight, offsetWidth } = element;
  const inWindow = (start: number, size: number, room: number): number =>
    Math.max(NOTICE_EDGE_PX, Math.min(start, room - size - NOTICE_EDGE_PX));

  let x = (clientWidth - offsetWidth) / 2;
  let y = clientHeight / 6;
  const box = document.activeElement?.getBoundingClientRect();
  if (event instanceof MouseEvent) {
    x = event.clientX + NOTICE_GAP_PX;
    y = event.clientY + NOTICE_GAP_PX;
    // Without a focused element, or with focus on a large part of the page, the tooltip is near the top.
  } else if (box && document.activeElement !== document.body && box.height < clientHeight / 2) {
    x = box.left;
    y = box.bottom + NOTICE_GAP_PX;
  }
  element.style.transform = `translate(${inWindow(x, offsetWidth, clientWidth)}px, ${inWindow(y, offsetHeight, clientHeight)}px)`;
}

/** Milliseconds for which the tooltip stays, and for which it then fades (spec, section 9, "Copy protection"). */
export const NOTICE_STAYS_MS = 1000;
export const NOTICE_FADES_MS = 500;

/** CSS pixels between the tooltip and the pointer or the focused element, and the edge of the window. */
export const NOTICE_GAP_PX = 12;
export const NOTICE_EDGE_PX = 8;

export interface Notice {
  /**
   * Tells of a blocked action. Only the first of the actions until the tooltip is gone shows it: it is "shown only while the
   * message count is 1" (spec, section 4), so others neither stack nor keep it longer.
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
    // The top layer is above whatever is open.
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
    // The whole page or a large part of it has focus when nothing of it does.
  } else if (box && document.activeElement !== document.body && box.height < clientHeight / 2) {
    x = box.left;
    y = box.bottom + NOTICE_GAP_PX;
  }
  element.style.transform = `translate(${inWindow(x, offsetWidth, clientWidth)}px, ${inWindow(y, offsetHeight, clientHeight)}px)`;
}

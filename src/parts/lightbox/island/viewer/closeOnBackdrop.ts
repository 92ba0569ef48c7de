/** CSS px that a finger may move in a tap. */
const TAP_PX = 10;

const BACKDROP = '.yarl__container, .yarl__carousel, .yarl__slide, .yarl__slide_wrapper';

/** Closes on a click outside the picture and the bars, except at the end of a drag. */
export function closeOnBackdrop(dialog: HTMLElement, close: () => void, signal: AbortSignal): void {
  let pressed: PointerEvent | undefined;
  dialog.addEventListener(
    'pointerdown',
    (event) => {
      pressed = event;
    },
    { capture: true, signal },
  );
  dialog.addEventListener(
    'click',
    (event) => {
      const isDrag = !pressed || Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > TAP_PX;
      const target = event.target as Element;
      if (isDrag || pressed?.target !== target || !(target === dialog || target.matches(BACKDROP))) return;
      close();
    },
    { signal },
  );
}

import type { OpenOverlay } from './types.ts';

/**
 * Light dismiss: a click outside the top overlay closes it if enabled. A press that began inside, as when text is selected, does not count, and
 * neither does a click on its opener: that toggles by itself.
 */
export function listenToBackground(top: () => OpenOverlay | undefined, signal: AbortSignal): void {
  let pressed: OpenOverlay | undefined;
  document.addEventListener(
    'pointerdown',
    (event) => {
      const overlay = top();
      pressed = overlay && isBeside(event, overlay) ? overlay : undefined;
    },
    { capture: true, signal },
  );
  document.addEventListener(
    'click',
    (event) => {
      const overlay = top();
      const wasPressed = overlay === pressed;
      pressed = undefined;
      if (!overlay?.options.closesOnBackground || !wasPressed || !isBeside(event, overlay)) return;
      overlay.request('background');
    },
    { signal },
  );
}

function isBeside(event: MouseEvent, { isModal, openers, options }: OpenOverlay): boolean {
  const { element, surface = element } = options;
  // The path at dispatch, whatever changed since.
  const path = event.composedPath();
  if (path[0] !== element && path.includes(surface)) return false;
  if (!isModal && !path.includes(element)) return !(openers[0] && path.includes(openers[0]));
  // A dialog's `::backdrop` is part of the dialog for its events.
  const { bottom, left, right, top } = surface.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < left || x > right || y < top || y > bottom;
}

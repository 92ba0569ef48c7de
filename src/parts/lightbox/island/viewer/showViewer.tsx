import { createRoot } from 'react-dom/client';
import { MODAL_FOCUS_DELAY_MS, openOverlay } from '../../../../overlays/manager/openOverlay.ts';
import type { Overlay } from '../../../../overlays/manager/types.ts';
import type { LabelledProps } from '../../lightboxProps.ts';
import { closeOnBackdrop } from './closeOnBackdrop.ts';
import { hideWhenIdle } from './hideWhenIdle.ts';
import type { LightboxSlide } from './slides.ts';
import { Viewer } from './Viewer.tsx';

interface ViewerOptions {
  slides: readonly LightboxSlide[];
  /** Index of the first slide, from 0. */
  start: number;
  props: LabelledProps;
  opener: HTMLElement | undefined;
}

let open: Overlay | undefined;

/** Opens the viewer with slides; does nothing while it is open. */
export function showViewer({ opener, props, slides, start }: ViewerOptions): void {
  if (open?.isOpen) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'r-lightbox';
  dialog.setAttribute('aria-label', props.labels.gallery);
  document.body.append(dialog);
  const root = createRoot(dialog);
  const listeners = new AbortController();
  let shown = start;

  const overlay = openOverlay({
    kind: 'lightbox',
    id: 'lightbox',
    element: dialog,
    isModal: true,
    focusDelay: MODAL_FOCUS_DELAY_MS,
    opener,
    returnFocusTo: () => slides[shown]?.link,
    onClose: () => {
      listeners.abort();
      leaveFullscreen();
      if (shown !== start) slides[shown]?.link?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
      // Deferred: `overlay` is not assigned before openOverlay has returned.
      queueMicrotask(async () => {
        await overlay.close();
        root.unmount();
        dialog.remove();
      });
    },
  });
  open = overlay;
  hideWhenIdle(dialog, listeners.signal);
  closeOnBackdrop(dialog, () => void overlay.close('background'), listeners.signal);
  root.render(
    <Viewer
      dialog={dialog}
      onClose={(reason) => void overlay.close(reason)}
      onView={(index) => {
        shown = index;
      }}
      props={props}
      signal={listeners.signal}
      slides={slides}
      start={start}
    />,
  );
}

function leaveFullscreen(): void {
  document.exitFullscreen?.().catch(() => {
    // It was not fullscreen.
  });
}

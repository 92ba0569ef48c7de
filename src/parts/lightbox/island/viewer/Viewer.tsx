import 'yet-another-react-lightbox/styles.css';
import './lightbox.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type FullscreenRef, Lightbox, type ZoomRef } from 'yet-another-react-lightbox';
import Download from 'yet-another-react-lightbox/plugins/download';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type { CloseReason } from '../../../../overlays/manager/types.ts';
import type { LabelledProps } from '../../lightboxProps.ts';
import { Bars } from './Bars.tsx';
import { ICONS } from './icons.tsx';
import { libraryLabels } from './libraryLabels.ts';
import { listenToKeys } from './listenToKeys.ts';
import { renderSlide } from './renderSlide.tsx';
import { ShareMenu } from './ShareMenu.tsx';
import type { LightboxSlide } from './slides.ts';
import { stage } from './stage.tsx';
import { useRefused } from './useRefused.ts';

/** Gap between slides, in CSS px. */
const SPACING_PX = 100;

/** Highest scale, in screen px per picture px: twice the size still looks sharp enough. */
const MAX_PIXEL_RATIO = 2;

interface ViewerProps {
  dialog: HTMLElement;
  slides: readonly LightboxSlide[];
  start: number;
  props: LabelledProps;
  onClose(reason: CloseReason): void;
  onView(index: number): void;
  signal: AbortSignal;
}

/** The viewer inside its dialog. Features of the dialog are disabled in the library: closing, focus, scroll lock. */
export function Viewer({ dialog, onClose, onView, props, signal, slides, start }: ViewerProps) {
  const { controls, labels } = props;
  const [index, setIndex] = useState(start);
  const fullscreen = useRef<FullscreenRef>(null);
  const zoom = useRef<ZoomRef>(null);
  const refused = useRefused();
  const isGroup = slides.length > 1;

  // Memoized: the library builds its tree from the plugins, and would reset for new ones.
  const plugins = useMemo(
    () => [
      stage,
      ...(controls.includes('zoom') ? [Zoom] : []),
      ...(controls.includes('fullscreen') ? [Fullscreen] : []),
      ...(controls.includes('download') ? [Download] : []),
    ],
    [controls],
  );

  useEffect(() => {
    listenToKeys(
      dialog,
      {
        first: () => setIndex(0),
        last: () => setIndex(slides.length - 1),
        fit: () => zoom.current?.changeZoom(1),
        fullscreen: () => {
          const { current } = fullscreen;
          if (!current?.disabled) current?.[current.fullscreen ? 'exit' : 'enter']();
        },
      },
      signal,
    );
  }, [dialog, signal, slides.length]);

  return (
    <Lightbox
      animation={{ fade: 200, swipe: 420, navigation: 360 }}
      carousel={{ finite: !isGroup, padding: 0, preload: 1, spacing: SPACING_PX }}
      controller={{ closeOnEscape: false, closeOnPullDown: true, closeOnPullUp: true }}
      close={() => onClose('background')}
      fullscreen={{ ref: fullscreen }}
      index={index}
      labels={libraryLabels(labels)}
      noScroll={{ disabled: true }}
      on={{
        view: ({ index: viewed }) => {
          setIndex(viewed);
          onView(viewed);
        },
      }}
      open
      plugins={plugins}
      render={{
        ...ICONS,
        ...(isGroup ? {} : { buttonPrev: () => null, buttonNext: () => null }),
        buttonClose: () => <CloseButton key="close" label={labels.close} onClose={() => onClose('button')} />,
        controls: () => <Bars hasCounter={isGroup && controls.includes('counter')} isGroup={isGroup} />,
        slide: (slide) => renderSlide(slide, labels, refused),
      }}
      slides={slides}
      toolbar={{
        buttons: [
          'zoom',
          'fullscreen',
          ...(controls.includes('share') ? [<ShareMenu key="share" props={props} />] : []),
          'download',
          'close',
        ],
      }}
      zoom={{ maxZoomPixelRatio: MAX_PIXEL_RATIO, ref: zoom, scrollToZoom: true }}
    />
  );
}

function CloseButton({ label, onClose }: { label: string; onClose(): void }) {
  return (
    <button aria-label={label} className="yarl__button" onClick={onClose} title={label} type="button">
      {ICONS.iconClose()}
    </button>
  );
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PreviewedDocument } from '../../shared/preview/messages.ts';
import { PREVIEW_WINDOWS } from '../../shared/preview/windows.ts';
import { useEditor, useEditorState, useKinds } from '../EditorProvider.tsx';
import { indexTree } from '../model/indexTree.ts';
import type { Place } from '../model/types.ts';
import type { Outside } from './frame/findBlocks.ts';
import { listenToPage, type Pointed } from './frame/listen.ts';
import { fitFrame } from './geometry/fitFrame.ts';
import { Notice } from './Notice.tsx';
import { Overlay } from './Overlay.tsx';
import { pick } from './pick.ts';
import { useHover } from './useHover.ts';
import { useMarks } from './useMarks.ts';
import { usePage } from './usePage.ts';
import { usePane } from './usePane.ts';
import { useShownSelection } from './useShownSelection.ts';
import './canvas.css';

export interface CanvasProps {
  /** URL of the real page, same-origin. */
  url: string;
  /** The edited document; another document needs another canvas (`key`). */
  document: PreviewedDocument;
  /** Returns the present values of the whole form, with the editor's layout. */
  values: () => unknown;
  /** Called to insert a new block at a place. */
  onAdd: (place: Place) => void;
  /** Called when the page is interactive. */
  onReady?: () => void;
  /** Listens to keys and the clipboard in the page; returns a function that stops it. */
  watchFrame?: (page: Document) => () => void;
  /** Changes when something other than the layout has changed, such as the title. */
  stamp?: unknown;
}

/**
 * The canvas: the real page in an iframe of the chosen device size, with overlays for hover and selection. Renders a
 * `<section>` that fills its parent.
 */
export function Canvas({ document, onAdd, onReady, stamp, url, values, watchFrame }: CanvasProps) {
  const editor = useEditor();
  const kinds = useKinds();
  const pane = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const before = useRef<HTMLSpanElement>(null);
  const after = useRef<HTMLSpanElement>(null);
  const picked = useRef<string>(undefined);
  const [outside, setOutside] = useState<Outside>();
  const device = PREVIEW_WINDOWS[useEditorState((state) => state.device)];
  const fit = fitFrame(device, usePane(pane));

  const { handleLoad, page, retry, state } = usePage(frame, { document, stamp, values, onShown: handleShown });
  const [marks, measure] = useMarks(page, fit.scale, outside);
  const showAwaited = useShownSelection(page, picked, fit.width);
  const hover = useHover();

  function handleShown(): void {
    showAwaited();
    measure();
  }

  const handlePick = useEffectEvent((pointed: Pointed, event: MouseEvent) => {
    picked.current = pick(editor, pointed.ids, event);
    setOutside(pointed.outside);
    frame.current?.focus({ preventScroll: true });
  });
  const handleMoved = useEffectEvent(() => measure());
  const handleReady = useEffectEvent((ready: Document) => {
    onReady?.();
    return watchFrame?.(ready);
  });
  const editedTemplate = document.slug === 'templates' ? document.id : undefined;
  useEffect(() => {
    if (!page) return;
    const stopListening = listenToPage(page, {
      isOwn: (id) => indexTree(editor.getState().tree, kinds).has(id),
      editedTemplate,
      onPoint: hover,
      onPick: (pointed, event) => handlePick(pointed, event),
      onMoved: () => handleMoved(),
      onLeave: (isBack) => (isBack ? before : after).current?.focus(),
    });
    const stopWatching = handleReady(page);
    return () => {
      stopListening();
      stopWatching?.();
    };
  }, [editor, editedTemplate, hover, kinds, page]);

  const size = { width: fit.width * fit.scale, height: fit.height * fit.scale };
  return (
    <section className="rihla-canvas" aria-label="Page">
      <div className="rihla-canvas__pane" ref={pane}>
        <div className="rihla-canvas__window" style={size}>
          <span ref={before} tabIndex={-1} />
          <iframe
            ref={frame}
            src={url}
            title={`The page as visitors see it: ${device.label}`}
            style={{ width: fit.width, height: fit.height, transform: `scale(${fit.scale})` }}
            onLoad={handleLoad}
          />
          <span ref={after} tabIndex={-1} />
          {page && <Overlay marks={marks} onAdd={onAdd} onHover={hover} onScroll={(x, y) => scrollPage(page, x, y)} />}
        </div>
      </div>
      <Notice failure={state.failure} isOpening={!page} unseen={marks.unseen} onRetry={retry} />
    </section>
  );
}

function scrollPage(page: Document, x: number, y: number): void {
  page.defaultView?.scrollBy({ left: x, top: y, behavior: 'instant' });
}

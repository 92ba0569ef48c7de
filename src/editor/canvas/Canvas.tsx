import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PreviewedDocument } from '../../shared/preview/messages.ts';
import { PREVIEW_WINDOWS } from '../../shared/preview/windows.ts';
import { t } from '../../shared/studioWords/t.ts';
import { useEditor, useEditorState, useKinds } from '../EditorProvider.tsx';
import { indexTree } from '../model/indexTree.ts';
import type { Place } from '../model/types.ts';
import { CanvasMenu, type OpenMenu } from './CanvasMenu.tsx';
import type { Outside } from './frame/findBlocks.ts';
import { listenToPage, type Pointed } from './frame/listen.ts';
import { boxOfBlock } from './frame/measure.ts';
import type { Box } from './geometry/box.ts';
import { fitFrame } from './geometry/fitFrame.ts';
import { spotInWindow } from './geometry/spotInWindow.ts';
import { useVisitor } from './interact/useVisitor.ts';
import { Notice } from './Notice.tsx';
import { Overlay } from './Overlay.tsx';
import { pick } from './pick.ts';
import { useTyping } from './typing/useTyping.ts';
import { useDrag } from './useDrag.ts';
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
  /** Called when a block was pressed on the page. */
  onPick?: () => void;
  /** Called to open the settings of the selected block. */
  onSettings?: () => void;
  /** Set to a function that edits the text of the selected block on the page, or opens its settings. */
  editText?: RefObject<(() => void) | undefined>;
}

/**
 * The canvas: the real page in an iframe of the chosen device size, with overlays for hover and selection. Renders a
 * `<section>` that fills its parent.
 */
export function Canvas({
  document,
  editText,
  onAdd,
  onPick,
  onReady,
  onSettings,
  stamp,
  url,
  values,
  watchFrame,
}: CanvasProps) {
  const editor = useEditor();
  const kinds = useKinds();
  const pane = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const before = useRef<HTMLSpanElement>(null);
  const after = useRef<HTMLSpanElement>(null);
  const picked = useRef<string>(undefined);
  const [outside, setOutside] = useState<Outside>();
  const device = PREVIEW_WINDOWS[useEditorState((state) => state.device)];
  const zoom = useEditorState((state) => state.zoom);
  const isInteractive = useEditorState((state) => state.isInteractive);
  const fit = fitFrame(device, usePane(pane), zoom);

  const [menu, setMenu] = useState<OpenMenu>();
  const isTyping = useRef(false);
  const { handleLoad, page, redraw, retry, state } = usePage(frame, {
    document,
    isTyping,
    stamp,
    values,
    onShown: handleShown,
  });
  const leavePage = (isBack: boolean) => (isBack ? before : after).current?.focus();
  const { typed, typing } = useTyping({
    frame,
    onLeavePage: leavePage,
    onUnfit: () => onSettings?.(),
    page,
    picked,
    redraw,
  });
  isTyping.current = typed !== undefined;
  const [marks, measure] = useMarks(page, fit.scale, outside);
  const showAwaited = useShownSelection(page, picked, fit.width);
  const hover = useHover();
  const layer = useRef<HTMLDivElement>(null);
  const lift = useDrag({ frame, layer, page, scale: fit.scale, onBegin: () => typing.end() });

  function handleShown(): void {
    showAwaited();
    typing.follow();
    measure();
  }

  const handlePick = useEffectEvent((pointed: Pointed, event: MouseEvent) => {
    const { selected } = editor.getState();
    typing.end();
    if (event.altKey) return openMenu('under', pointed.ids, event);
    picked.current = pick(editor, pointed.ids, event);
    setOutside(pointed.outside);
    onPick?.();
    const isSecond = selected.length === 1 && selected[0] === pointed.ids[0] && !event.ctrlKey && !event.metaKey;
    const point = { x: event.clientX, y: event.clientY };
    if (!isSecond || !pointed.text || !typing.beginAt(pointed.text, point)) {
      frame.current?.focus({ preventScroll: true });
    }
  });
  const handleOpen = useEffectEvent(({ ids, text }: Pointed) => {
    if (ids.length > 0 && !text) openSettings();
  });
  const handleMenu = useEffectEvent(({ ids }: Pointed, event: MouseEvent) => {
    typing.end();
    const { selected } = editor.getState();
    const isByKeyboard = event.button !== 2;
    const [id] = isByKeyboard ? selected.slice(-1) : ids;
    if (id === undefined) return;
    if (!selected.includes(id)) {
      picked.current = id;
      editor.select([id]);
    }
    openMenu('block', selected.includes(id) ? selected : [id], isByKeyboard ? page && boxOfBlock(page, id) : event);
  });
  /** Opens a menu at a place of the page. */
  function openMenu(what: OpenMenu['what'], ids: readonly string[], at: MouseEvent | Box | undefined): void {
    const around = frame.current?.getBoundingClientRect();
    if (around && at && ids.length > 0) setMenu({ what, ids, at: spotInWindow(at, around, fit.scale) });
  }
  function editLast(): void {
    const id = editor.getState().selected.at(-1);
    editor.look({ isInteractive: false });
    if (id !== undefined && !typing.beginIn(id)) openSettings();
  }
  /** The settings of the selected block; where its picture is not chosen yet, the choice. */
  function openSettings(): void {
    onSettings?.();
    void import('./choosePicture.ts').then(
      (script) => script.choosePicture(editor, kinds),
      () => undefined,
    );
  }
  const editSelected = useEffectEvent(editLast);
  useEffect(() => {
    if (!editText) return;
    editText.current = () => editSelected();
    return () => {
      editText.current = undefined;
    };
  }, [editText]);
  const handleMoved = useEffectEvent(() => measure());
  const handleReady = useEffectEvent((ready: Document) => {
    onReady?.();
    return watchFrame?.(ready);
  });
  const editedTemplate = document.slug === 'templates' ? document.id : undefined;
  useVisitor(isInteractive ? page : undefined, redraw);
  useEffect(() => {
    if (!page || isInteractive) return;
    const stopListening = listenToPage(page, {
      isOwn: (id) => indexTree(editor.getState().tree, kinds).has(id),
      editedTemplate,
      onPoint: hover,
      onPick: (pointed, event) => handlePick(pointed, event),
      onOpen: (pointed) => handleOpen(pointed),
      onMenu: (pointed, event) => handleMenu(pointed, event),
      onMoved: () => handleMoved(),
      onLeave: (isBack) => (isBack ? before : after).current?.focus(),
    });
    const stopWatching = handleReady(page);
    return () => {
      stopListening();
      stopWatching?.();
    };
  }, [editor, editedTemplate, hover, isInteractive, kinds, page]);

  const size = { width: fit.width * fit.scale, height: fit.height * fit.scale };
  return (
    <section className="rihla-canvas" aria-label={t('Page')}>
      {/* Wider than its pane it is scrolled by keys, too. */}
      <div className="rihla-canvas__pane" data-zoomed={zoom && ''} ref={pane} {...(zoom && { tabIndex: 0 })}>
        <div className="rihla-canvas__window" style={size}>
          <span ref={before} tabIndex={-1} />
          <iframe
            ref={frame}
            src={url}
            title={t('The page as visitors see it: {device}', { device: t(device.label) })}
            style={{ width: fit.width, height: fit.height, transform: `scale(${fit.scale})` }}
            onLoad={handleLoad}
          />
          <span ref={after} tabIndex={-1} />
          {page && !isInteractive && (
            <Overlay
              isReadOnly={editor.rights.isContentOnly}
              layer={layer}
              marks={marks}
              onAdd={onAdd}
              onEdit={editLast}
              onFocusLost={() => frame.current?.focus({ preventScroll: true })}
              onEmphasize={typing.toggleEmphasis}
              onHover={hover}
              onLift={({ nativeEvent }) => lift(nativeEvent)}
              onScroll={(x, y) => scrollPage(page, x, y)}
              page={page}
              scale={fit.scale}
              typed={typed}
            />
          )}
        </div>
      </div>
      {menu && <CanvasMenu {...menu} onClose={() => setMenu(undefined)} />}
      <Notice failure={state.failure} isOpening={!page} unseen={marks.unseen} onRetry={retry} />
    </section>
  );
}

function scrollPage(page: Document, x: number, y: number): void {
  page.defaultView?.scrollBy({ left: x, top: y, behavior: 'instant' });
}

import type { Kinds } from '../../../shared/layouts/kind.ts';
import type { Dragged } from '../../dragging.ts';
import { describePlace, sayDrag } from '../../landing.ts';
import type { Editor, Place } from '../../model/types.ts';
import { openPressed } from '../frame/openPressed.ts';
import { findLanding, type SlotZone } from '../geometry/findLanding.ts';
import { createDropMark } from './dropMark.ts';
import { measureZones } from './measureZones.ts';

/** Movement, in CSS pixels, that turns a press into a drag. */
const THRESHOLD = 5;
/** Time for which a pointer rests on a closed title or tab until it opens, in ms. */
const DWELL = 600;
/** Distance from an edge of the frame at which the page scrolls, in CSS px, and the most in one frame. */
const EDGE = 48;
const FASTEST = 22;

export interface DragOptions {
  editor: Editor;
  kinds: Kinds;
  page: Document;
  frame: HTMLIFrameElement;
  /** Layer of the canvas: captures the pointer, above the frame too, and contains the drop indicator. */
  layer: HTMLElement;
  /** Scale of the page on the screen. */
  scale: number;
  /** The last movement of the pointer since the press, if this script was still loading at the press. */
  moved?: PointerEvent | undefined;
  onBegin: () => void;
}

/**
 * Watches a press that may become a drag over the page. During the drag a line names its target, which is announced where the pointer rests; Esc cancels; a closed
 * title or tab opens under a resting pointer; near the upper and lower edge the page scrolls. Everything is measured
 * once, and again only when the page has changed its size or its elements, or the layout its blocks.
 * @returns stops it
 */
export function watchDrag(dragged: Dragged, press: PointerEvent, options: DragOptions): () => void {
  const { editor, frame, kinds, layer, moved, onBegin, page, scale } = options;
  const view = page.defaultView as Window & typeof globalThis;
  const listeners = new AbortController();
  const { signal } = listeners;
  const mark = createDropMark(layer, scale);
  let isDragging = false;
  /** Whether the pointer or the page has moved since the mark was drawn. */
  let hasMoved = true;
  let pointer = press;
  let zones: SlotZone | undefined;
  /** Scroll position of the page when it was measured: scrolling alone measures nothing. */
  let measuredAt = { x: 0, y: 0 };
  let target: { place: Place; says: string; why: string | undefined } | undefined;
  /** The target that was announced last. */
  let told = '';
  let asked = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  /** The pointer in the page's viewport; undefined beside the frame. */
  function pointOnPage(): { x: number; y: number } | undefined {
    const { left, top } = frame.getBoundingClientRect();
    const [x, y] = [(pointer.clientX - left) / scale, (pointer.clientY - top) / scale];
    return x >= 0 && y >= 0 && x < view.innerWidth && y < view.innerHeight ? { x, y } : undefined;
  }

  function draw(): void {
    asked = requestAnimationFrame(draw);
    const point = pointOnPage();
    if (point) scrollNear(point.y);
    if (zones && target && !hasMoved) return;
    hasMoved = false;
    if (point) aim(point);
    else {
      target = undefined;
      mark.hide();
    }
  }

  function aim(point: { x: number; y: number }): void {
    const { tree } = editor.getState();
    if (!zones) {
      zones = measureZones(page, tree, kinds, dragged.ids);
      measuredAt = { x: view.scrollX, y: view.scrollY };
    }
    const [right, down] = [view.scrollX - measuredAt.x, view.scrollY - measuredAt.y];
    const isRtl = page.documentElement.dir === 'rtl';
    const landing = findLanding(zones, { x: point.x + right, y: point.y + down }, { scale, isRtl });
    const line = { ...landing.mark, x: landing.mark.x - right, y: landing.mark.y - down };
    const why = dragged.whyNot(landing.place);
    target = { place: landing.place, says: why ?? describePlace(landing.place, tree, kinds), why };
    mark.show(target.says, line, why !== undefined);
  }

  function scrollNear(y: number): void {
    const edge = EDGE / scale;
    const pull = y < edge ? y / edge - 1 : y > view.innerHeight - edge ? 1 - (view.innerHeight - y) / edge : 0;
    if (pull) view.scrollBy({ top: pull * (FASTEST / scale), behavior: 'instant' });
  }

  const measureAgain = () => {
    zones = undefined;
    hasMoved = true;
  };
  const rest = () => {
    const point = pointOnPage();
    const under = point && page.elementFromPoint(point.x, point.y);
    if (under && openClosed(under)) measureAgain();
    if (target && target.says !== told) {
      told = target.says;
      editor.announce(told);
    }
    // The page may be redrawn, or scroll, below a resting pointer.
    resting = setTimeout(rest, DWELL);
  };
  const begin = () => {
    isDragging = true;
    layer.dataset.dragging = '';
    onBegin();
    editor.announce(sayDrag(dragged.name));
    asked = requestAnimationFrame(draw);
  };
  const handleMove = (event: PointerEvent) => {
    const isFar = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) >= THRESHOLD;
    if (event.pointerId !== press.pointerId || (!isDragging && !isFar)) return;
    pointer = event;
    hasMoved = true;
    if (!isDragging) begin();
    // In the palette only once it is a drag: a captured press would not choose an entry there.
    if (!layer.hasPointerCapture(event.pointerId)) layer.setPointerCapture(event.pointerId);
    clearTimeout(resting);
    resting = setTimeout(rest, DWELL);
  };
  const end = () => {
    listeners.abort();
    stopFollowing();
    sizes.disconnect();
    redraws.disconnect();
    cancelAnimationFrame(asked);
    clearTimeout(resting);
    mark.hide();
    delete layer.dataset.dragging;
  };
  const drop = () => {
    const wasDragging = isDragging;
    end();
    if (!wasDragging) return;
    if (!target) editor.announce(dragged.unchanged);
    else if (target.why) editor.announce(target.why);
    else dragged.land(target.place);
  };
  const cancel = () => {
    end();
    if (isDragging) editor.announce(dragged.unchanged);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isDragging) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    cancel();
  };
  const stopFollowing = editor.subscribe(() => {
    if (zones && isDragging) measureAgain();
  });
  document.addEventListener('pointermove', handleMove, { signal });
  document.addEventListener('pointerup', drop, { signal });
  document.addEventListener('pointercancel', cancel, { signal });
  // The focus may be in the page.
  for (const each of [window, view]) each.addEventListener('keydown', handleKey, { capture: true, signal });
  view.addEventListener(
    'scroll',
    ({ target: scrolled }) => {
      if (scrolled === page) hasMoved = true;
      else measureAgain();
    },
    { capture: true, passive: true, signal },
  );
  for (const type of ['resize', 'load', 'toggle', 'transitionend', 'animationend']) {
    view.addEventListener(type, measureAgain, { capture: true, passive: true, signal });
  }
  const sizes = new view.ResizeObserver(measureAgain);
  sizes.observe(page.body);
  // A redraw may move blocks without changing the size of the page.
  const redraws = new view.MutationObserver(measureAgain);
  redraws.observe(page.body, { childList: true, subtree: true });
  if (moved) handleMove(moved);
  return end;
}

/** Opens the content of a title or tab, if it is closed. */
function openClosed(under: Element): boolean {
  const title = under.closest('summary, [role=tab]');
  const isClosed =
    title?.localName === 'summary'
      ? !title.parentElement?.hasAttribute('open')
      : title?.getAttribute('aria-selected') === 'false';
  if (title && isClosed) openPressed(title);
  return title !== null && isClosed;
}

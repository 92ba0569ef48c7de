import { LISTING_CONTROLS } from '../../../shared/listings/controls.ts';
import { blocksUnder, type Outside, outsideAt } from './findBlocks.ts';
import { type TextPlace, textUnder } from './findTexts.ts';
import { openPressed } from './openPressed.ts';

/** The target of a pointer. */
export interface Pointed {
  /** Blocks of the edited layout, topmost first and each before its parents. */
  ids: readonly string[];
  /** Set for a part of the page that is edited elsewhere. */
  outside: Outside | undefined;
  /** The text of the first block at that point. */
  text: TextPlace | undefined;
}

export interface FrameListeners {
  isOwn: (id: string) => boolean;
  /** The edited template, if a template is edited. */
  editedTemplate: string | undefined;
  onPoint: (id: string | undefined) => void;
  onPick: (pointed: Pointed, event: MouseEvent) => void;
  /** A double click, or a press of what asks to be filled (`data-fill`). */
  onOpen: (pointed: Pointed) => void;
  /** A right click, or the menu key; not in a text that is being edited, which has the browser's own menu. */
  onMenu: (pointed: Pointed, event: MouseEvent) => void;
  /** Elements may have moved. */
  onMoved: () => void;
  /** The focus should leave the page, forwards or back. */
  onLeave: (isBack: boolean) => void;
}

/**
 * Makes the page in the iframe inert but pickable: nothing in it takes the focus, and its links lead nowhere. Only the
 * controls of a listing work, so that editors see what their filters leave; filter fields take the focus.
 * @returns stops listening
 */
export function listenToPage(page: Document, options: FrameListeners): () => void {
  const view = page.defaultView as Window & typeof globalThis;
  const listeners = new AbortController();
  const { signal } = listeners;
  const before = { capture: true, signal };
  let waiting: number | undefined;

  const point = (target: Element): void => {
    window.cancelAnimationFrame(waiting ?? 0);
    waiting = window.requestAnimationFrame(() => options.onPoint(blocksUnder(target, [], options.isOwn)[0]));
  };
  const leave = (): void => {
    window.cancelAnimationFrame(waiting ?? 0);
    options.onPoint(undefined);
  };
  const pick = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (!target.closest(LISTING_CONTROLS)) hold(event);
    if (isEdited(target)) return;
    const pointed = pointedAt(page, event, options);
    if (pointed.ids.length && !event.altKey) openPressed(target);
    options.onPick(pointed, event);
    if (target.closest('[data-fill]') && !isModified(event)) options.onOpen(pointed);
  };
  const open = (event: MouseEvent): void => {
    hold(event);
    if (!isEdited(event.target as Element)) options.onOpen(pointedAt(page, event, options));
  };
  const openMenu = (event: MouseEvent): void => {
    if (isEdited(event.target as Element)) return;
    hold(event);
    options.onMenu(pointedAt(page, event, options), event);
  };

  view.addEventListener('pointermove', ({ target }) => point(target as Element), { ...before, passive: true });
  page.documentElement.addEventListener('pointerleave', leave, { signal });
  view.addEventListener('click', pick, before);
  view.addEventListener('dblclick', open, before);
  view.addEventListener('contextmenu', openMenu, before);
  for (const act of ['auxclick', 'dragstart'] as const) view.addEventListener(act, hold, before);
  const submit = (event: Event) => (event.target as Element).matches('[data-filter-form]') || hold(event);
  view.addEventListener('submit', submit, before);
  const press = (event: MouseEvent): void => {
    if (isField(event.target as Element) || isEdited(event.target as Element)) return;
    // A press neither selects text nor focuses its target. The focus moves to the page: a field of the settings loses it
    // before another block is chosen.
    event.preventDefault();
    if (view.frameElement) (view.frameElement as HTMLElement).focus({ preventScroll: true });
  };
  view.addEventListener('mousedown', press, before);
  view.addEventListener('focusin', ({ target }) => keepFocusOut(page, target as Element), { signal });
  const leaveByKey = ({ key, shiftKey, target }: KeyboardEvent) =>
    key === 'Tab' && !isEdited(target as Element) && options.onLeave(shiftKey);
  view.addEventListener('keydown', leaveByKey, before);
  const stopWatching = watchMoves(page, view, options.onMoved);
  return () => {
    listeners.abort();
    stopWatching();
    window.cancelAnimationFrame(waiting ?? 0);
  };
}

function pointedAt(page: Document, event: MouseEvent, { editedTemplate, isOwn }: FrameListeners): Pointed {
  const behind = page.elementsFromPoint?.(event.clientX, event.clientY) ?? [];
  const target = targetOf(event, behind[0]);
  const ids = blocksUnder(target, event.altKey ? behind : [], isOwn);
  return {
    ids,
    outside: ids.length ? undefined : outsideAt(target, editedTemplate),
    text: textUnder(target, behind, ids[0]),
  };
}

/** What is under the pointer now: where the page was drawn anew during a press, the event has but a parent of what was pressed. */
function targetOf({ target }: MouseEvent, topmost: Element | undefined): Element {
  const given = target as Element;
  return topmost && given.contains(topmost) ? topmost : given;
}

function isModified({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Whether an element belongs to a text that is being edited. */
function isEdited(target: Element): boolean {
  return target.closest?.('[contenteditable]') != null;
}

/** Controls that need the focus to be used: a select, a number, a slider. */
function isField(target: Element): boolean {
  return target.matches(LISTING_CONTROLS) && target.matches('select, input:not([type=checkbox], [type=radio])');
}

/** The page as a whole can have the focus, for scrolling by keys. */
function keepFocusOut({ body }: Document, target: Element): void {
  if (target !== body && !isField(target) && !isEdited(target)) body.focus({ preventScroll: true });
}

/** Watches everything that moves parts of the page (resize, scroll, animation); reports at most once a frame. */
export function watchMoves(page: Document, view: Window & typeof globalThis, onMoved: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let asked = 0;
  const ask = (): void => {
    window.cancelAnimationFrame(asked);
    asked = window.requestAnimationFrame(onMoved);
  };
  // Not all of these events bubble; capturing on the page sees all.
  for (const moved of ['scroll', 'resize', 'load', 'toggle', 'transitionend', 'animationend']) {
    view.addEventListener(moved, ask, { capture: true, passive: true, signal });
  }
  page.fonts?.addEventListener('loadingdone', ask, { signal });
  const sizes = new view.ResizeObserver(ask);
  sizes.observe(page.body);
  const changes = new view.MutationObserver(ask);
  changes.observe(page.body, { attributes: true, childList: true, characterData: true, subtree: true });
  return () => {
    listeners.abort();
    sizes.disconnect();
    changes.disconnect();
    window.cancelAnimationFrame(asked);
  };
}

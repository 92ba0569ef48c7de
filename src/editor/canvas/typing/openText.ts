import { findDifference } from '../../../shared/preview/difference.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { normalizeRuns, parseEmphasis, type Run, writeEmphasis } from '../../../shared/text/emphasis.ts';
import { isPress } from '../../keys/keyPress.ts';
import { type Caret, lengthOf, offsetOf, placeCaret, readRuns, showRuns, showsRuns } from './editedText.ts';
import { keepAttributes } from './keepAttributes.ts';
import { cleanText } from './pastedText.ts';
import { type Edited, isEmphasizedAt, spliceRuns, takeStars, toggleEmphasis } from './spliceRuns.ts';
import type { TextSetting } from './textSetting.ts';

/** Destination of the focus when a text is left: out of it, to another text of the page, or elsewhere already. */
export type Leaving = 'away' | 'here' | 'next' | 'previous';

export interface OpenTextOptions extends Omit<TextSetting, 'isRich'> {
  element: HTMLElement;
  /** The stored value. */
  value: string;
  /** Initial caret: a point of the page; otherwise all of the text is selected. */
  point?: { x: number; y: number } | undefined;
  /** The text was changed. */
  onChange: (value: string) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Editing should end. */
  onLeave: (where: Leaving) => void;
  /** Called when typed text does not fit, with the reason as text. */
  onRefuse: (why: string) => void;
}

/** A text of the page that is being edited. */
export interface OpenText {
  /** Shows another stored value, such as after an undo. */
  sync(value: string): void;
  /** Reports pending changes, and makes the element a part of the page again. */
  close(): void;
  toggleEmphasis(): void;
  /** Whether it has shown anything that the server has not rendered. */
  readonly isDirty: boolean;
}

/**
 * Makes the element of a text editable in place. The browser edits it, so that input methods and spell checking
 * work; keys, pasting and formatting are ours.
 */
export function openText(options: OpenTextOptions): OpenText {
  const { element, isMultiline, label, maxLength, onChange, onLeave, onRefuse } = options;
  const page = element.ownerDocument;
  const view = page.defaultView as Window & typeof globalThis;
  const hasEmphasis = element.hasAttribute('data-emphasis');
  const listeners = new AbortController();
  const { signal } = listeners;
  let value = options.value;
  /** Formatting of the next typed character, chosen at the caret; forgotten when the caret moves. */
  let chosen: { isEmphasized: boolean; offset: number } | undefined;
  let isDirty = false;

  const parse = (text: string): Run[] =>
    normalizeRuns(hasEmphasis ? parseEmphasis(text) : [{ text, isEmphasized: false }]);
  const write = (runs: readonly Run[]): string =>
    hasEmphasis ? writeEmphasis(runs) : runs.map(({ text }) => text).join('');

  function show({ caret, runs }: { runs: readonly Run[]; caret: Caret }): void {
    showRuns(element, runs);
    placeCaret(element, caret);
    isDirty = true;
  }

  function report(): void {
    const next = write(readRuns(element));
    // A different stored form of the same shown text is no change.
    if (next === write(parse(value))) return;
    value = next;
    isDirty = true;
    onChange(value);
  }

  /** The selected part of the text. */
  function selected(): { from: number; to: number } {
    const selection = view.getSelection();
    if (!selection?.anchorNode || !selection.focusNode) return { from: lengthOf(element), to: lengthOf(element) };
    const anchor = offsetOf(element, selection.anchorNode, selection.anchorOffset);
    const focus = offsetOf(element, selection.focusNode, selection.focusOffset);
    return { from: Math.min(anchor, focus), to: Math.max(anchor, focus) };
  }

  function pending(): boolean | undefined {
    const { from, to } = selected();
    return from === to && from === chosen?.offset ? chosen.isEmphasized : undefined;
  }

  /** Inserts as much of a text as fits. */
  function insert(text: string, isEmphasized?: boolean): void {
    const runs = readRuns(element);
    const { from, to } = selected();
    const splice = (part: string): Edited => spliceRuns(runs, from, to, part, hasEmphasis ? isEmphasized : false);
    let fitting = text;
    while (fitting && maxLength !== undefined && write(splice(fitting).runs).length > maxLength) {
      fitting = fitting.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
    }
    if (fitting !== text) refuseLength();
    if (!fitting && from === to) return;
    const edited = splice(fitting);
    show((hasEmphasis && takeStars(edited.runs, edited.caret.offset)) || edited);
    report();
  }

  function refuseLength(): void {
    onRefuse(t('{label} takes at most {most} characters.', { label, most: maxLength ?? 0 }));
  }

  function toggle(): void {
    const { from, to } = selected();
    const runs = readRuns(element);
    if (from === to) {
      chosen = { isEmphasized: !(pending() ?? isEmphasizedAt(runs, from)), offset: from };
      return;
    }
    show({ runs: toggleEmphasis(runs, from, to), caret: { offset: to } });
    report();
  }

  function handleBeforeInput(event: InputEvent): void {
    if (event.isComposing || !event.cancelable) return;
    const { data, inputType } = event;
    if (inputType === 'historyUndo' || inputType === 'historyRedo') {
      event.preventDefault();
      if (inputType === 'historyUndo') options.onUndo();
      else options.onRedo();
    } else if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') {
      event.preventDefault();
      if (isMultiline) insert('\n');
      else onLeave('here');
    } else if (inputType.startsWith('format')) event.preventDefault();
    else if (inputType === 'insertText' && data && (pending() !== undefined || isFull(data))) {
      event.preventDefault();
      insert(data, pending());
    }
  }

  function isFull(data: string): boolean {
    return maxLength !== undefined && write(readRuns(element)).length + data.length > maxLength;
  }

  function handleInput(): void {
    const runs = readRuns(element);
    const text = write(runs);
    const { from } = selected();
    const isTooLong = maxLength !== undefined && text.length > Math.max(maxLength, value.length);
    if (isTooLong) {
      // Composed text (IME) cannot be refused before it is inserted.
      show({ runs: parse(value), caret: { offset: from } });
      refuseLength();
      return;
    }
    const starred = hasEmphasis ? takeStars(runs, from) : undefined;
    if (starred) {
      show(starred);
      chosen = { isEmphasized: false, offset: starred.caret.offset };
    } else if (!text) element.replaceChildren();
    report();
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const act = KEYS.find(([keys]) => keys.some((each) => isPress(event, each)))?.[1];
    if (act === 'emphasis' && !hasEmphasis) return;
    if (act === 'line' && isMultiline) return;
    // A button or a foldable title would treat the space key as a press.
    const isSpaceOfButton = event.key === ' ' && element.closest('button, summary') !== null;
    if (!act && !isSpaceOfButton) return;
    event.preventDefault();
    event.stopPropagation();
    if (isSpaceOfButton) insert(' ', pending());
    else if (act === 'undo') options.onUndo();
    else if (act === 'redo') options.onRedo();
    else if (act === 'emphasis') toggle();
    else onLeave(act === 'next' || act === 'previous' ? act : 'here');
  }

  function handlePaste(event: ClipboardEvent): void {
    event.preventDefault();
    event.stopPropagation();
    const data = event.clipboardData;
    const text = cleanText(data?.getData('text/plain') ?? '', isMultiline);
    if (text) insert(text, pending());
    else if (data?.files.length)
      onRefuse(t('A picture cannot stand in {label}. Press Esc, then paste it: it becomes a block.', { label }));
  }

  /** The focus has left the text; while only the window is in the background it stays. */
  function handleBlur(): void {
    const frame = view.frameElement;
    view.setTimeout(() => {
      const isHere = page.activeElement === element && (!frame || frame.ownerDocument.activeElement === frame);
      if (!isHere && !signal.aborted) onLeave('away');
    });
  }

  const restore = keepAttributes(element, {
    role: 'textbox',
    'aria-label': label,
    'aria-multiline': String(isMultiline),
    'data-typing': '',
    'data-placeholder': label.split(', ').at(-1) ?? label,
    tabindex: '0',
    contenteditable: 'plaintext-only',
  });
  // Browsers without support ignore it.
  if (element.isContentEditable === false) element.setAttribute('contenteditable', 'true');
  const isShownDifferently = !showsRuns(element, parse(value));
  const caret = options.point && offsetAtPoint(element, options.point);
  if (isShownDifferently) show({ runs: parse(value), caret: { offset: 0 } });
  element.focus({ preventScroll: true });
  if (caret !== undefined) placeCaret(element, { offset: caret });
  else view.getSelection()?.selectAllChildren(element);

  element.addEventListener('beforeinput', handleBeforeInput, { signal });
  element.addEventListener('input', (event) => (event as InputEvent).isComposing || handleInput(), { signal });
  element.addEventListener('compositionend', handleInput, { signal });
  element.addEventListener('keydown', handleKey, { signal });
  element.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault(), { signal });
  element.addEventListener('paste', handlePaste, { signal });
  for (const type of ['dragover', 'drop'] as const) {
    element.addEventListener(type, (event) => event.preventDefault(), { signal });
  }
  element.addEventListener('blur', handleBlur, { signal });

  return {
    get isDirty() {
      return isDirty;
    },
    toggleEmphasis: toggle,
    sync(next) {
      // A server that trims texts must not remove the space that was just typed.
      if (next === value || next.trim() === write(readRuns(element)).trim()) {
        value = next;
        return;
      }
      const { start, text } = findDifference(value, next);
      value = next;
      const runs = parse(next);
      const before = parse(next.slice(0, start + text.length));
      show({ runs, caret: { offset: before.reduce((length, run) => length + run.text.length, 0) } });
    },
    close() {
      if (signal.aborted) return;
      listeners.abort();
      report();
      restore();
      view.getSelection()?.removeAllRanges();
    },
  };
}

type Act = 'emphasis' | 'here' | 'line' | 'next' | 'previous' | 'redo' | 'undo';

const KEYS: readonly [keys: readonly string[], act: Act][] = [
  [['escape'], 'here'],
  [['enter'], 'line'],
  [['tab'], 'next'],
  [['shift+tab'], 'previous'],
  [['mod+z'], 'undo'],
  [['mod+shift+z', 'mod+y'], 'redo'],
  [['mod+i'], 'emphasis'],
];

/** Offset of the text at a point of the page; its end for a point beside it. */
function offsetAtPoint(element: Element, { x, y }: { x: number; y: number }): number {
  const page = element.ownerDocument;
  const position = page.caretPositionFromPoint?.(x, y);
  if (position) return offsetOf(element, position.offsetNode, position.offset);
  const range = page.caretRangeFromPoint?.(x, y);
  return range ? offsetOf(element, range.startContainer, range.startOffset) : lengthOf(element);
}

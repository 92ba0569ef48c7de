import {
  $createRangeSelectionFromDom,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isElementNode,
  $parseSerializedNode,
  $setSelection,
  type LexicalEditor,
  type SerializedLexicalNode,
  SKIP_SCROLL_INTO_VIEW_TAG,
} from '@payloadcms/richtext-lexical/lexical';
import { registerList } from '@payloadcms/richtext-lexical/lexical/list';
import { registerRichText } from '@payloadcms/richtext-lexical/lexical/rich-text';
import type { ReactNode } from 'react';
import { t } from '../../../../shared/studioWords/t.ts';
import { isPress } from '../../../keys/keyPress.ts';
import type { Foreign } from '../../../keys/pasteForeign.ts';
import { wordOnPictures } from '../../../model/clipboard/droppedContent.ts';
import { TOO_DEEP } from '../../../model/clipboard/envelope.ts';
import { textOfHtml } from '../../../model/clipboard/textOfHtml.ts';
import { isEqual } from '../../../model/shareEqual.ts';
import { keepAttributes } from '../keepAttributes.ts';
import type { Leaving } from '../openText.ts';
import { createTextEditor, parseText } from './createTextEditor.ts';
import { drawKept } from './drawKept.ts';
import { keepCaret } from './keepCaret.ts';
import { keepInBlock } from './keepInBlock.ts';
import { type Beside, holdsBlocks, pasteBeside } from './pasteBeside.ts';
import { RichTools } from './RichTools.tsx';
import { addRichStyle } from './richStyle.ts';

export interface OpenRichTextOptions {
  /** The element that shows the text and nothing else. */
  element: HTMLElement;
  /** Name of the text. */
  label: string;
  /** The stored value. */
  value: unknown;
  /** Initial caret: a point of the page; otherwise the end. */
  point?: { x: number; y: number } | undefined;
  onChange: (value: unknown) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Editing should end. */
  onLeave: (where: Leaving) => void;
  /** Called when something cannot be done, with the reason as text. */
  onRefuse: (why: string) => void;
  /** Where pasted tables and pictures become blocks; without it tables become lines. */
  beside?: Beside;
}

/** A rich text of the page that is being edited. */
export interface OpenRichText {
  /** Shows another stored value, such as after an undo. */
  sync(value: unknown): void;
  /** Makes the element a part of the page again. */
  close(): void;
  /** Whether it has shown anything that the server has not rendered. */
  readonly isDirty: boolean;
  /** Buttons for the toolbar. */
  tools: ReactNode;
}

/** Update tag of changes that are not made by typing. */
const SYNC = 'sync';

/**
 * Makes a rich text of the page editable in place.
 * @returns undefined, without any effect, when the text has nodes that would be lost
 */
export function openRichText(options: OpenRichTextOptions): OpenRichText | undefined {
  const { element, label, onChange, onLeave, point } = options;
  const kept = drawKept(element);
  const created = createTextEditor(options.value, kept.draw);
  if (!created) return undefined;
  const editor: LexicalEditor = created;
  const page = element.ownerDocument;
  const view = page.defaultView as Window & typeof globalThis;
  const listeners = new AbortController();
  const { signal } = listeners;
  const drawn = [...element.childNodes];
  let isDirty = false;
  /** Value in the store. */
  let value: unknown;
  let askLink: (() => void) | undefined;

  function handleKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const act = KEYS.find(([keys]) => keys.some((each) => isPress(event, each)))?.[1];
    if (!act) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (act === 'undo') options.onUndo();
    else if (act === 'redo') options.onRedo();
    else if (act === 'link') askLink?.();
    else if (act === 'tools')
      toolbarOf(element)?.querySelector<HTMLElement>('input, button:not([tabindex="-1"])')?.focus();
    else onLeave(act);
  }

  function handlePaste(event: ClipboardEvent): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    const data = event.clipboardData;
    const html = data?.getData('text/html') ?? '';
    const plain = data?.getData('text/plain') ?? '';
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    const foreign = { files, html, rtf: data?.getData('text/rtf') ?? '' };
    const { beside } = options;
    if (beside?.mayPlace() && holdsBlocks(foreign, plain)) void pasteBlocks(foreign, plain, beside);
    else pasteText(html, plain);
  }

  async function pasteBlocks(foreign: Foreign, plain: string, beside: Beside): Promise<void> {
    const pasted = await pasteBeside(foreign, beside, () => !signal.aborted);
    if (signal.aborted) return;
    if (!pasted) return pasteText(foreign.html, plain);
    // At once: leaving the text stores what it holds.
    editor.update(() => $insertNodes(pasted.nodes.map($parseSerializedNode)), { discrete: true });
    if (pasted.pictures > 0) options.onRefuse(t('Left behind: {list}', { list: wordOnPictures(pasted.pictures) }));
    if (pasted.isPlaced) onLeave('here');
  }

  function pasteText(html: string, plain: string): void {
    const { isTooDeep, nodes, pictures } = textOfHtml(html);
    if (isTooDeep) {
      options.onRefuse(t(TOO_DEEP));
      return;
    }
    // Normalizes the value as the editor writes it.
    const flow = nodes as unknown as SerializedLexicalNode[];
    editor.update(() => {
      if (flow.length) $insertNodes(flow.map($parseSerializedNode));
      else $getSelection()?.insertRawText(plain);
    });
    if (pictures > 0) options.onRefuse(t('Left behind: {list}', { list: wordOnPictures(pictures) }));
  }

  /** The focus may be in the text, or in its toolbar; while only the window is in the background it stays. */
  function handleFocus(): void {
    view.setTimeout(() => {
      const top = view.frameElement?.ownerDocument ?? page;
      const isInText =
        element.contains(page.activeElement) && (top === page || top.activeElement === view.frameElement);
      if (!isInText && !top.activeElement?.closest(TOOLBAR) && !signal.aborted) onLeave('away');
    });
  }

  const restore = keepAttributes(element, {
    role: 'textbox',
    'aria-label': label,
    'aria-multiline': 'true',
    'data-typing': '',
    'data-lexical-editor': '',
    tabindex: '0',
    contenteditable: 'true',
    // The editor sets some of its own.
    style: element.getAttribute('style') ?? '',
  });
  const removeStyle = addRichStyle(page);
  const before = { capture: true, signal };
  element.addEventListener('keydown', handleKey, before);
  element.addEventListener('paste', handlePaste, before);
  const lift = ({ detail }: MouseEvent) => detail > 2 && keepInBlock(editor, view.getSelection());
  element.addEventListener('mouseup', lift, before);
  for (const type of ['dragstart', 'dragover', 'drop'] as const) {
    element.addEventListener(type, (event) => event.preventDefault(), before);
  }
  const stopEditor = [registerRichText(editor), registerList(editor)];
  editor.setRootElement(element);
  // Normalization by the editor is no change.
  editor.update(() => undefined, { discrete: true });
  value = editor.getEditorState().toJSON();
  element.focus({ preventScroll: true });
  placeCaret();
  element.addEventListener('focusout', handleFocus, { signal });
  view.frameElement?.ownerDocument.addEventListener('focusin', handleFocus, { signal });
  stopEditor.push(
    editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, editorState, tags }) => {
      kept.mark(editor);
      if (tags.has(SYNC) || (dirtyElements.size === 0 && dirtyLeaves.size === 0)) return;
      const next = editorState.toJSON();
      if (isEqual(value, next)) return;
      value = next;
      isDirty = true;
      onChange(value);
    }),
  );

  function placeCaret(): void {
    const position = point && page.caretPositionFromPoint?.(point.x, point.y);
    if (position && element.contains(position.offsetNode)) {
      view.getSelection()?.collapse(position.offsetNode, position.offset);
    }
    editor.update(
      () => {
        const selection = position && $createRangeSelectionFromDom(view.getSelection(), editor);
        if (selection) $setSelection(selection);
        else ($getRoot().getChildren().findLast($isElementNode) ?? $getRoot()).selectEnd();
      },
      { discrete: true, tag: SKIP_SCROLL_INTO_VIEW_TAG },
    );
  }

  return {
    get isDirty() {
      return isDirty;
    },
    tools: (
      <RichTools
        editor={editor}
        onAskLink={(ask) => {
          askLink = ask;
        }}
        onDone={() => element.focus({ preventScroll: true })}
        onRefuse={options.onRefuse}
      />
    ),
    sync(next) {
      if (isEqual(value, next)) return;
      const state = parseText(editor, next);
      if (!state) return onLeave('here');
      value = next;
      isDirty = true;
      const restoreCaret = keepCaret(editor);
      editor.setEditorState(state, { tag: SYNC });
      editor.update(restoreCaret, { discrete: true, tag: SYNC });
    },
    close() {
      if (signal.aborted) return;
      listeners.abort();
      for (const stop of stopEditor) stop();
      editor.setRootElement(null);
      restore();
      removeStyle();
      if (isDirty) kept.putBack();
      else element.replaceChildren(...drawn);
      view.getSelection()?.removeAllRanges();
    },
  };
}

type Act = Exclude<Leaving, 'away'> | 'link' | 'redo' | 'tools' | 'undo';

const KEYS: readonly [keys: readonly string[], act: Act][] = [
  [['escape'], 'here'],
  [['tab'], 'next'],
  [['shift+tab'], 'previous'],
  [['mod+z'], 'undo'],
  [['mod+shift+z', 'mod+y'], 'redo'],
  [['mod+k'], 'link'],
  [['alt+f10'], 'tools'],
];

const TOOLBAR = '[role=toolbar][data-typing]';

function toolbarOf({ ownerDocument }: Element): Element | null {
  return (ownerDocument.defaultView?.frameElement?.ownerDocument ?? ownerDocument).querySelector(TOOLBAR);
}

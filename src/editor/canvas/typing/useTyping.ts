import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useEditor, useKinds } from '../../EditorProvider.tsx';
import type { TextPlace } from '../frame/findTexts.ts';
import { createTyping, type TypedText, type Typing } from './createTyping.ts';
import { addTypingStyle } from './typingStyle.ts';

interface UseTypingOptions {
  page: Document | undefined;
  frame: RefObject<HTMLIFrameElement | null>;
  /** The block last selected on the page: it is not scrolled to. */
  picked: RefObject<string | undefined>;
  /** Asks for the page as the server draws it. */
  redraw: () => void;
  /** The focus leaves the page after its last text, or before its first. */
  onLeavePage: (isBack: boolean) => void;
}

export interface CanvasTyping extends Omit<Typing, 'begin'> {
  /** Begins at a point of the page. */
  beginAt(text: TextPlace, point: { x: number; y: number }): boolean;
}

/** Editing of texts in the canvas, while it shows a page. */
export function useTyping({ frame, onLeavePage, page, picked, redraw }: UseTypingOptions) {
  const editor = useEditor();
  const kinds = useKinds();
  const [typed, setTyped] = useState<TypedText>();
  const current = useRef<Typing>(undefined);
  /** Has the focus again afterwards, such as the row of the tree where editing was begun. */
  const opener = useRef<HTMLElement>(undefined);
  const latest = useRef({ onLeavePage, redraw });
  latest.current = { onLeavePage, redraw };

  useEffect(() => {
    if (!page) return;
    const removeStyle = addTypingStyle(page);
    const created = createTyping({
      page,
      editor,
      kinds,
      onChange: setTyped,
      onEnd(where, isDirty) {
        if (isDirty) latest.current.redraw();
        if (where === 'next' || where === 'previous') latest.current.onLeavePage(where === 'previous');
        else if (where === 'here') (opener.current ?? frame.current)?.focus({ preventScroll: true });
      },
      onSelect: (blockId) => {
        picked.current = blockId;
      },
    });
    current.current = created;
    return () => {
      created.end();
      current.current = undefined;
      removeStyle();
    };
  }, [editor, frame, kinds, page, picked]);

  const typing = useMemo<CanvasTyping>(
    () => ({
      beginAt(text, point) {
        opener.current = undefined;
        return current.current?.begin(text, point) ?? false;
      },
      beginIn(blockId) {
        const focused = document.activeElement as HTMLElement | null;
        opener.current = focused === frame.current || focused === document.body ? undefined : (focused ?? undefined);
        return current.current?.beginIn(blockId) ?? false;
      },
      end: (where) => current.current?.end(where),
      toggleEmphasis: () => current.current?.toggleEmphasis(),
      follow: () => current.current?.follow(),
    }),
    [frame],
  );
  return { typed, typing };
}

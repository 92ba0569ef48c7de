import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useEditor, useKinds } from '../../EditorProvider.tsx';
import type { TextPlace } from '../frame/findTexts.ts';
import type { TypedText, Typing } from './createTyping.ts';
import { addTypingStyle } from './typingStyle.ts';

interface UseTypingOptions {
  page: Document | undefined;
  frame: RefObject<HTMLIFrameElement | null>;
  /** The block last selected on the page: it is not scrolled to. */
  picked: RefObject<string | undefined>;
  /** Requests the page from the server. */
  redraw: () => void;
  /** The focus leaves the page after its last text, or before its first. */
  onLeavePage: (isBack: boolean) => void;
  /** A text can be edited in its settings only. */
  onUnfit: () => void;
}

export interface CanvasTyping extends Omit<Typing, 'begin'> {
  /** Begins editing at a point of the page. */
  beginAt(text: TextPlace, point: { x: number; y: number }): boolean;
}

/** Editing of texts in the canvas, while it shows a page. */
export function useTyping({ frame, onLeavePage, onUnfit, page, picked, redraw }: UseTypingOptions) {
  const editor = useEditor();
  const kinds = useKinds();
  const [typed, setTyped] = useState<TypedText>();
  const current = useRef<Typing>(undefined);
  /** Loaded once there is a page; editing requested earlier starts then. */
  const coming = useRef<Promise<Typing | undefined>>(undefined);
  /** Element to restore focus to, such as the row of the tree where editing was started. */
  const opener = useRef<HTMLElement>(undefined);
  const latest = useRef({ onLeavePage, onUnfit, redraw });
  latest.current = { onLeavePage, onUnfit, redraw };

  useEffect(() => {
    if (!page) return;
    let isGone = false;
    const removeStyle = addTypingStyle(page);
    const fetched = import('./createTyping.ts').then(({ createTyping }) => {
      if (isGone) return undefined;
      current.current = createTyping({
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
        onUnfit: () => latest.current.onUnfit(),
      });
      return current.current;
    });
    coming.current = fetched.catch(() => undefined);
    return () => {
      isGone = true;
      current.current?.end();
      current.current = undefined;
      coming.current = undefined;
      removeStyle();
    };
  }, [editor, frame, kinds, page, picked]);

  const typing = useMemo<CanvasTyping>(
    () => ({
      beginAt(text, point) {
        opener.current = undefined;
        if (current.current) return current.current.begin(text, point);
        void coming.current?.then((created) => created?.begin(text, point));
        return coming.current !== undefined;
      },
      beginIn(blockId) {
        const focused = document.activeElement as HTMLElement | null;
        opener.current = focused === frame.current || focused === document.body ? undefined : (focused ?? undefined);
        if (current.current) return current.current.beginIn(blockId);
        void coming.current?.then((created) => created?.beginIn(blockId) || latest.current.onUnfit());
        return coming.current !== undefined;
      },
      end: (where) => current.current?.end(where),
      toggleEmphasis: () => current.current?.toggleEmphasis(),
      follow: () => current.current?.follow(),
    }),
    [frame],
  );
  return { typed, typing };
}

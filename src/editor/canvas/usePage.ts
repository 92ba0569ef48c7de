import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FromPreview, PreviewedDocument } from '../../shared/preview/messages.ts';
import { useEditorState } from '../EditorProvider.tsx';
import { changedText } from './sending/changedText.ts';
import { createLink, type LinkState } from './sending/createLink.ts';

/** Debounce of a redraw after typing on the page, in ms: typed text is visible already. */
const TYPING_PAUSE_MS = 400;

interface PageOptions {
  document: PreviewedDocument;
  /** Whether a text is being edited on the page. */
  isTyping: RefObject<boolean>;
  /** Revision of everything but the layout. */
  stamp: unknown;
  values: () => unknown;
  /** The page shows another state. */
  onShown: () => void;
}

/** The page in the iframe, kept in sync with the form. */
export interface FramedPage {
  /** Undefined until it is listening. */
  page: Document | undefined;
  state: LinkState;
  /** The frame has loaded something. */
  handleLoad: () => void;
  /** Requests the page from the server now. */
  redraw: () => void;
  /** Retries after a failure. */
  retry: () => void;
}

/** Present in pages that can be updated from here. */
const LISTENER = 'rihla-island[name="live-preview"]';

/** Keeps the page in the frame equal to the form's values, and says whether it is connected. */
export function usePage(frame: RefObject<HTMLIFrameElement | null>, options: PageOptions): FramedPage {
  const [page, setPage] = useState<Document>();
  const [state, setState] = useState<LinkState>({ isReady: false, failure: undefined });
  const readValues = useRef(options.values);
  const tellShown = useRef(options.onShown);
  useEffect(() => {
    readValues.current = options.values;
    tellShown.current = options.onShown;
  });
  const [link] = useState(() =>
    createLink({
      document: options.document,
      values: () => readValues.current(),
      post: (message) => frame.current?.contentWindow?.postMessage(message, location.origin),
      onChange: setState,
      onShown: () => tellShown.current(),
    }),
  );

  const receive = useEffectEvent(({ data, origin, source }: MessageEvent<FromPreview>) => {
    const framed = frame.current;
    if (!framed || origin !== location.origin || source !== framed.contentWindow) return;
    if (data?.type === 'ready' && framed.contentDocument !== page) {
      // Another page, without an unload event of the first one.
      link.lose();
      setPage(framed.contentDocument ?? undefined);
    }
    link.receive(data);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => receive(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  const tree = useEditorState((now) => now.tree);
  const { isTyping } = options;
  const delayed = useRef<number>(undefined);
  const sent = useRef({ tree, stamp: options.stamp });
  useEffect(() => {
    const before = sent.current;
    if (before.tree === tree && before.stamp === options.stamp) return;
    sent.current = { tree, stamp: options.stamp };
    window.clearTimeout(delayed.current);
    if (isTyping.current) delayed.current = window.setTimeout(() => link.send(), TYPING_PAUSE_MS);
    else link.send(before.stamp === options.stamp ? changedText(before.tree, tree) : undefined);
  }, [isTyping, link, tree, options.stamp]);
  useEffect(() => () => window.clearTimeout(delayed.current), []);

  return {
    page,
    state,
    redraw() {
      window.clearTimeout(delayed.current);
      link.send();
    },
    handleLoad() {
      // A browser's error page is cross-origin.
      const loaded = frame.current?.contentDocument;
      if (loaded?.querySelector(LISTENER)) link.greet();
      else {
        setPage(undefined);
        link.lose(loaded ? 'signed-out' : 'network');
      }
    },
    retry() {
      const framed = frame.current;
      if (state.isReady) link.send();
      else if (framed) framed.src = framed.getAttribute('src') ?? '';
    },
  };
}

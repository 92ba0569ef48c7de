import {
  type FromPreview,
  PREVIEW_CHANNEL,
  type PreviewedDocument,
  type PreviewFailure,
  type TextChange,
  type ToPreview,
} from '../../../shared/preview/messages.ts';

/** State of the page in the iframe, relative to what was sent. */
export interface LinkState {
  /** Whether the page is listening. */
  isReady: boolean;
  /** Reason for which the page no longer updates; undefined while it does. */
  failure: PreviewFailure | undefined;
}

export interface LinkOptions {
  document: PreviewedDocument;
  /** Returns the present values of the form. */
  values: () => unknown;
  post: (message: ToPreview) => void;
  onChange: (state: LinkState) => void;
  /** The page shows the newest state, or a newer one than before. */
  onShown: () => void;
}

/** The studio's end of the message channel to the page in the iframe (postMessage). */
export interface Link {
  /** Sends the present values as soon as the page is listening. */
  send(text?: TextChange): void;
  receive(message: FromPreview): void;
  /** Greets a page that was loaded before anybody listened. */
  greet(): void;
  /** The page in the iframe is being replaced, or could not be opened. */
  lose(failure?: PreviewFailure): void;
}

/**
 * Keeps the previewed page in sync with the form: every state has a number, and the page acknowledges the one it shows.
 */
export function createLink({ document, onChange, onShown, post, values }: LinkOptions): Link {
  let state: LinkState = { isReady: false, failure: undefined };
  let revision = 0;
  let shown = 0;

  function update(changes: Partial<LinkState>): void {
    const next = { ...state, ...changes };
    if (next.isReady === state.isReady && next.failure === state.failure) return;
    state = next;
    onChange(state);
  }

  function send(text?: TextChange): void {
    revision += 1;
    if (!state.isReady) return;
    post({ channel: PREVIEW_CHANNEL, type: 'show', revision, document, data: values(), ...(text && { text }) });
  }

  return {
    send,
    greet: () => post({ channel: PREVIEW_CHANNEL, type: 'hello' }),
    lose: (failure) => update({ isReady: false, failure }),
    receive(message) {
      if (message?.channel !== PREVIEW_CHANNEL) return;
      if (message.type === 'ready') {
        if (state.isReady) return;
        update({ isReady: true, failure: undefined });
        // The page was rendered from stored data.
        send();
      } else if (message.type === 'shown') {
        if (message.revision < shown) return;
        shown = message.revision;
        update({ failure: undefined });
        onShown();
      } else if (message.revision > shown) update({ failure: message.why });
    },
  };
}

import {
  type FromPreview,
  PREVIEW_CHANNEL,
  type PreviewedDocument,
  type PreviewFailure,
  type TextChange,
  type ToPreview,
} from '../../../shared/preview/messages.ts';

/** What the page in the frame shows of what was sent. */
export interface LinkState {
  /** Whether the page listens. */
  isReady: boolean;
  /** Why the page stands still; undefined as long as it follows. */
  failure: PreviewFailure | undefined;
}

export interface LinkOptions {
  document: PreviewedDocument;
  /** The values of the form as they are now. */
  values: () => unknown;
  post: (message: ToPreview) => void;
  onChange: (state: LinkState) => void;
  /** The page shows the newest state, or one that was newer than before. */
  onShown: () => void;
}

/** The studio's end of what it and the page in the frame say to each other. */
export interface Link {
  /** Sends the values as they are now, as soon as the page listens. */
  send(text?: TextChange): void;
  receive(message: FromPreview): void;
  /** Asks a page that was loaded before anybody listened. */
  greet(): void;
  /** The page in the frame is being replaced by another, or could not be opened. */
  lose(failure?: PreviewFailure): void;
}

/** Keeps a page in step with the form: every state has a number, and the page says which one it shows. */
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
        // It was drawn from what is stored.
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

import morphdom from 'morphdom';

/** Pause after the last change of the form before the page is rendered again, in ms. */
export const PREVIEW_PAUSE_MS = 150;

interface LivePreviewMessage {
  type: 'payload-live-preview';
  collectionSlug?: string;
  globalSlug?: string;
  data?: Record<string, unknown>;
}

/**
 * Shows what an editor types, as they type it: the studio's form sends its values, the server renders the page from them,
 * and what differs is put in place, so that the scroll position and open parts stay.
 */
export function mount(): () => void {
  const listeners = new AbortController();
  let timer: number | undefined;
  let running: AbortController | undefined;

  const render = async (message: LivePreviewMessage): Promise<void> => {
    running?.abort();
    running = new AbortController();
    try {
      const html = await fetchPage(message, running.signal);
      if (html) showPage(html);
    } catch (error) {
      // The next change starts another rendering; until then the last one stands.
      if ((error as Error).name !== 'AbortError') reportFailure(error);
    }
  };

  window.addEventListener(
    'message',
    ({ data, origin }: MessageEvent<LivePreviewMessage>) => {
      if (origin !== location.origin || data?.type !== 'payload-live-preview' || !data.data) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void render(data), PREVIEW_PAUSE_MS);
    },
    { signal: listeners.signal },
  );
  window.addEventListener('click', keepPage, { capture: true, signal: listeners.signal });
  (window.opener ?? window.parent)?.postMessage({ ready: true, type: 'payload-live-preview' }, location.origin);
  return () => {
    listeners.abort();
    running?.abort();
    window.clearTimeout(timer);
  };
}

async function fetchPage(
  { collectionSlug, data, globalSlug }: LivePreviewMessage,
  signal: AbortSignal,
): Promise<string | undefined> {
  const [, , , id = ''] = location.pathname.split('/');
  const body = { kind: globalSlug ? 'global' : 'collection', slug: globalSlug ?? collectionSlug, id, data };
  const response = await fetch('/preview/render', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw new Error(`The preview could not be rendered (${response.status}).`);
  return response.text();
}

function showPage(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.title = next.title;
  const style = document.head.querySelector('style');
  const nextStyle = next.head.querySelector('style');
  if (style && nextStyle && style.textContent !== nextStyle.textContent) style.textContent = nextStyle.textContent;
  morphdom(document.body, next.body, { onBeforeElUpdated: keepWhatIsAlive });
}

/** Leaves alone what is the same, this island, and scripts, which must not run again. */
function keepWhatIsAlive(from: HTMLElement, to: HTMLElement): boolean {
  if (from.localName === 'script' || from.getAttribute('name') === 'live-preview') return false;
  if (from.localName === 'rihla-island' && from.dataset.state) to.dataset.state = from.dataset.state;
  const expanded = from.getAttribute('aria-expanded');
  if (expanded && to.hasAttribute('aria-expanded')) to.setAttribute('aria-expanded', expanded);
  return !from.isEqualNode(to);
}

/** A link inside the preview would leave it, and the editor's changes with it. Links within the page still work. */
function keepPage(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

function reportFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the editor's console is the only place to say why the preview stands still
  console.error('Preview', error);
}

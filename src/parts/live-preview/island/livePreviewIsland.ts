import { setEditedDocument } from '../../../browser/editMode.ts';
import { LISTING_CONTROLS } from '../../../shared/listings/controls.ts';
import {
  type FromPreview,
  PREVIEW_CHANNEL,
  type PreviewedDocument,
  type TextChange,
  type ToPreview,
} from '../../../shared/preview/messages.ts';
import { isVisited } from '../../../shared/preview/visited.ts';
import { createEditedDocument } from './createEditedDocument.ts';
import { echoTexts } from './echoTexts.ts';
import { createFetchPage } from './fetchPage.ts';
import { morphPage } from './morphPage.ts';
import { newestFirst } from './newestFirst.ts';

/** Message of Payload's own live preview, for documents without a layout. */
interface PayloadMessage {
  type: 'payload-live-preview';
  collectionSlug?: string;
  globalSlug?: string;
  data?: Record<string, unknown>;
}

interface DrawRequest {
  document: PreviewedDocument;
  data: unknown;
  /** Undefined when no reply is expected. */
  revision?: number;
}

/** Shows edits while typing: the studio sends the form's values, the server renders the page from them, and the differences are applied. */
export function mount(): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const studio: Window = window.opener ?? window.parent;
  const echoes = echoTexts();
  const fetchPage = createFetchPage();
  const edited = createEditedDocument();
  setEditedDocument(edited);

  const drawNewest = newestFirst<DrawRequest>(async ({ data, document, revision }) => {
    const page = await fetchPage(document, data);
    if (signal.aborted) return;
    if ('html' in page) {
      morphPage(page.html);
      edited.draw(page);
      if (revision === undefined) return;
      echoes.showAfter(revision);
      tell({ channel: PREVIEW_CHANNEL, type: 'shown', revision });
    } else if (revision !== undefined) tell({ channel: PREVIEW_CHANNEL, type: 'failed', revision, why: page.why });
    else reportFailure(page.error);
  });

  function draw(asked: DrawRequest): void {
    edited.change(asked.document, asked.data);
    drawNewest(asked);
  }

  function tell(message: FromPreview): void {
    studio.postMessage(message, location.origin);
  }

  function show(asked: Required<DrawRequest>, text: TextChange | undefined): void {
    if (text) echoes.show(text, asked.revision);
    draw(asked);
  }

  window.addEventListener(
    'message',
    ({ data: message, origin, source }: MessageEvent<ToPreview | PayloadMessage>) => {
      if (origin !== location.origin || source !== studio) return;
      if (isPayloads(message)) {
        if (message.data) draw({ document: documentOf(message), data: message.data });
      } else if (message?.channel !== PREVIEW_CHANNEL) return;
      else if (message.type === 'hello') tell({ channel: PREVIEW_CHANNEL, type: 'ready' });
      else if (message.type === 'show') show(message, message.text);
    },
    { signal },
  );
  window.addEventListener('click', keepPage, { capture: true, signal });
  // Registered late, so that listings handle their controls first.
  window.addEventListener('click', (event) => keepPageOfLists(event, 'a'), { signal });
  window.addEventListener('submit', (event) => keepPageOfLists(event, '[data-filter-form]'), { signal });
  studio.postMessage({ ready: true, type: 'payload-live-preview' }, location.origin);
  tell({ channel: PREVIEW_CHANNEL, type: 'ready' });
  return () => {
    listeners.abort();
    setEditedDocument(undefined);
  };
}

function isPayloads(message: ToPreview | PayloadMessage | undefined): message is PayloadMessage {
  return message?.type === 'payload-live-preview';
}

function documentOf({ collectionSlug = '', globalSlug }: PayloadMessage): PreviewedDocument {
  const [, , , id = ''] = location.pathname.split('/');
  return globalSlug ? { kind: 'global', slug: globalSlug, id: '' } : { kind: 'collection', slug: collectionSlug, id };
}

/** Keeps links from navigating away from the preview and the editor's changes. Links within the page work. While it is tried as a visitor the studio does so. */
function keepPage(event: MouseEvent): void {
  if (isVisited(document)) return;
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (link && !link.getAttribute('href')?.startsWith('#') && !link.matches(LISTING_CONTROLS)) event.preventDefault();
}

/** The same for links and forms of listings, which have been handled by now. */
function keepPageOfLists(event: Event, selector: string): void {
  const part = (event.target as Element | null)?.closest?.(selector);
  if (part?.closest('[data-listing], [data-listing-filter]')) event.preventDefault();
}

function reportFailure(error: Error): void {
  // biome-ignore lint/suspicious/noConsole: the editor's console is the only place to report why the preview does not update
  console.error('Preview', error);
}

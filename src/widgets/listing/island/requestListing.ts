import { editedDocument, editNonce, type SendRefresh, setEditNonce } from '../../../browser/editMode.ts';
import { isObject } from '../../../shared/isObject.ts';
import { readFilters } from '../../../shared/listings/filterQuery.ts';
import { readPage } from '../../../shared/listings/pageQuery.ts';

/** Endpoint that renders a filtered listing (spec). */
export const REFRESH_LOOP = '/wp-json/rihla-pro/v1/refresh-loop';

/** Timeout in ms: longer than the server's, so that its own error response comes first. */
export const REFRESH_TIMEOUT_MS = 20_000;

/** Maximum delay before the retry after a busy response, in ms: its `Retry-After` (`busy` in the server's faults). */
const MAX_WAIT_MS = 5_000;
/** Status of a server that is busy. */
const BUSY = 503;

export interface ListingAnswer {
  /** Content of the listing. May be empty. */
  data: string;
  /** Its filters, by block id. */
  filters: Record<string, string>;
  /** Style sheets of it, some of which the page has. */
  css: string[];
}

interface RefreshRequest {
  listing: HTMLElement;
  widgetId: string;
  /** Path and query, with filters and page. */
  address: string;
}

/**
 * Requests a listing for a URL, once more when the server is busy. Undefined on any failure: no connection, a status of 400 or above, a response
 * without content (spec), a timeout of `REFRESH_TIMEOUT_MS`.
 */
export async function requestListing(
  { address, listing, widgetId }: RefreshRequest,
  signal: AbortSignal,
): Promise<ListingAnswer | undefined> {
  const { search } = new URL(address, location.href);
  const page = readPage(widgetId, search);
  const body = {
    post_id: idOf(listing.dataset.postId),
    widget_filters: readFilters(widgetId, search),
    widget_id: widgetId,
    pagination_base_url: address,
    ...(page > 1 && { page }),
  };
  const until = AbortSignal.any([signal, AbortSignal.timeout(REFRESH_TIMEOUT_MS)]);
  try {
    let response = await ask(body, widgetId, until);
    if (response.status === BUSY) {
      await wait(Math.min(Number(response.headers.get('retry-after')) * 1000 || 0, MAX_WAIT_MS), until);
      response = await ask(body, widgetId, until);
    }
    if (!response.ok || response.status >= 400) return undefined;
    const answer: unknown = await response.json();
    if (!isObject(answer) || typeof answer.data !== 'string') return undefined;
    const css = Array.isArray(answer.css) ? answer.css.filter((each) => typeof each === 'string') : [];
    return { data: answer.data, filters: readMarkup(answer.filters), css };
  } catch {
    // On any error the list stays as it is, and the visitor gets a message.
    return undefined;
  }
}

/**
 * In edit mode with its token, and with settings that differ from the saved ones, which on a page of the site are none (spec);
 * with an expired token, as a visitor. A preview never falls back: it would show saved content as if it were the edited one.
 */
async function ask(body: object, widgetId: string, signal: AbortSignal): Promise<Response> {
  const send: SendRefresh = (headers, more) =>
    fetch(REFRESH_LOOP, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ...body, ...more }),
      signal,
    });
  const edited = editedDocument();
  if (edited) return edited.refresh(widgetId, send, signal);
  const nonce = editNonce();
  if (!nonce) return send({}, {});
  const response = await send({ 'x-wp-nonce': nonce }, { is_edit_mode: true, widget_model: {} });
  if (response.status !== 401 && response.status !== 403) return response;
  setEditNonce(undefined);
  return send({}, {});
}

/** Rejects when the signal is aborted meanwhile. */
async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  signal.throwIfAborted();
}

/** As a number if it is one. */
function idOf(id: string | undefined): number | string {
  return id !== undefined && /^\d{1,15}$/.test(id) ? Number(id) : (id ?? '');
}

function readMarkup(filters: unknown): Record<string, string> {
  const entries = isObject(filters) ? Object.entries(filters) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

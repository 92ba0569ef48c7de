import { editedDocument, editNonce, type SendRefresh, setEditNonce } from '../../../browser/editMode.ts';
import { isObject } from '../../../shared/isObject.ts';
import { readFilters } from '../../../shared/listings/filterQuery.ts';
import { readPage } from '../../../shared/listings/pageQuery.ts';

/** The call that answers with a listing as it is filtered (spec, section 7). */
export const REFRESH_LOOP = '/wp-json/rihla-pro/v1/refresh-loop';

/** After this many ms a listing that has not come counts as failed: longer than the server takes for a request, so that its own refusal comes first. */
export const REFRESH_TIMEOUT_MS = 20_000;

export interface ListingAnswer {
  /** The content of the listing. Empty is an answer too. */
  data: string;
  /** The filters that belong to it, by the ids of their blocks. */
  filters: Record<string, string>;
  /** Style of all that, some of which the page has. */
  css: string[];
}

interface Asked {
  listing: HTMLElement;
  widgetId: string;
  /** Path and query, with filters and page. */
  address: string;
}

/**
 * Asks for a listing as an address has it. Undefined when that failed in any way: no connection, a status of 400 or above, an answer
 * without content (spec, section 7), none within `REFRESH_TIMEOUT_MS`.
 */
export async function requestListing(
  { address, listing, widgetId }: Asked,
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
  try {
    const response = await ask(body, widgetId, AbortSignal.any([signal, AbortSignal.timeout(REFRESH_TIMEOUT_MS)]));
    if (!response.ok || response.status >= 400) return undefined;
    const answer: unknown = await response.json();
    if (!isObject(answer) || typeof answer.data !== 'string') return undefined;
    const css = Array.isArray(answer.css) ? answer.css.filter((each) => typeof each === 'string') : [];
    return { data: answer.data, filters: readMarkup(answer.filters), css };
  } catch {
    // Whatever it was, the list stays as it is, and the visitor is told.
    return undefined;
  }
}

/**
 * In edit mode with the proof of it, and with the settings that differ from the saved ones, which on a page of the site are none (spec, sections 6
 * and 7); where the proof has run out, as a visitor asks. A preview never does: it would show what is saved as if it were what is edited.
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

/** A number where it is one. */
function idOf(id: string | undefined): number | string {
  return id !== undefined && /^\d{1,15}$/.test(id) ? Number(id) : (id ?? '');
}

function readMarkup(filters: unknown): Record<string, string> {
  const entries = isObject(filters) ? Object.entries(filters) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

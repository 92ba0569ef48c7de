/** Class of the listing while it is loading; its style is visible after 150 ms. */
export const LOADING = 'r-listing--loading';

/** The one request of a listing that counts: a new one aborts the one before. Marks the listing as busy meanwhile. */
export interface LatestRequest {
  /** @returns the signal of the new request */
  begin(): AbortSignal;
  /** Shows visitors that the listing loads. */
  showLoading(): void;
  /** Whether visitors see that the listing loads. */
  isLoading(): boolean;
  /** Ends the request with its marks. */
  end(): void;
  /** Aborts the request, and removes its marks. */
  stop(): void;
}

/** Latest request of a listing: a new one aborts the last, and marks the listing as loading. */
export function createLatestRequest(listing: HTMLElement): LatestRequest {
  let request: AbortController | undefined;

  function end(): void {
    listing.classList.remove(LOADING);
    listing.removeAttribute('aria-busy');
  }

  return {
    begin() {
      request?.abort();
      request = new AbortController();
      listing.setAttribute('aria-busy', 'true');
      return request.signal;
    },
    showLoading: () => listing.classList.add(LOADING),
    isLoading: () => listing.classList.contains(LOADING),
    end,
    stop() {
      request?.abort();
      end();
    },
  };
}
